import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A change of a listing that people keep, until all of them have been looked at. */
export class ListingChange extends Model<
  InferAttributes<ListingChange>,
  InferCreationAttributes<ListingChange>
> {
  declare id: CreationOptional<number>;
  declare listingId: number;
  declare kind: "price" | "gone";
  /** Before the change. */
  declare oldPrice: number;
  declare oldCurrency: string;
  /** People up to this id have been looked at. */
  declare afterUserId: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
}

ListingChange.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    listingId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "listings", key: "id" } },
    kind: { type: DataTypes.TEXT, allowNull: false },
    oldPrice: { type: DataTypes.BIGINT, allowNull: false },
    oldCurrency: { type: DataTypes.TEXT, allowNull: false },
    afterUserId: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "listing_changes", timestamps: false },
);

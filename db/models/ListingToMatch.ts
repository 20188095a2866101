import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Listings that came on sale for the first time and haven't been looked at for all saved searches yet. */
export class ListingToMatch extends Model<
  InferAttributes<ListingToMatch>,
  InferCreationAttributes<ListingToMatch>
> {
  declare listingId: number;
  declare dueAt: CreationOptional<Date>;
  /** A second look comes when its words are translated. */
  declare looks: CreationOptional<number>;
}

ListingToMatch.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "listings", key: "id" } },
    dueAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    looks: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "listings_to_match", timestamps: false },
);

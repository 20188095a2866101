import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { PromotionType } from "#contract/payKinds.ts";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";

/** A paid promotion of a listing; it runs until `endedAt` is set. */
export class Promotion extends Model<InferAttributes<Promotion>, InferCreationAttributes<Promotion>> {
  declare id: CreationOptional<number>;
  declare listingId: ForeignKey<Listing["id"]>;
  declare type: PromotionType;
  declare paidAt: CreationOptional<Date>;
  declare endsAt: CreationOptional<Date | null>;
  declare endedAt: CreationOptional<Date | null>;
  declare daysAmount: CreationOptional<number | null>;
  declare viewMultiply: CreationOptional<number | null>;
}

Promotion.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    type: { type: DataTypes.TEXT, allowNull: false },
    paidAt: { type: DataTypes.DATE, allowNull: false, defaultValue: DataTypes.NOW },
    endsAt: DataTypes.DATE,
    endedAt: DataTypes.DATE,
    daysAmount: DataTypes.SMALLINT,
    viewMultiply: DataTypes.SMALLINT,
  },
  { sequelize, tableName: "promotions", timestamps: false },
);
Promotion.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });

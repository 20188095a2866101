import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A notice to the owner of a listing, so that each is given once. */
export class ListingNotice extends Model<
  InferAttributes<ListingNotice>,
  InferCreationAttributes<ListingNotice>
> {
  declare id: CreationOptional<number>;
  declare kind: "StillSelling" | "PriceDrop" | "ListingGone";
  declare userId: number;
  declare listingId: number;
  declare state: CreationOptional<"queued" | "told" | "over">;
  /** The notice in whose message it is told: its own, or that of several. */
  declare toldWithId: CreationOptional<number | null>;
  /** For PriceDrop: the price that its person knew before. */
  declare knownPrice: CreationOptional<number | null>;
  declare knownCurrency: CreationOptional<string | null>;
  /** For StillSelling: on which day of which life of the listing its owner is asked, and when they said yes. */
  declare day: CreationOptional<number | null>;
  declare lifeEndsAt: CreationOptional<Date | null>;
  declare answeredAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

ListingNotice.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    listingId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "listings", key: "id" } },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "queued" },
    toldWithId: DataTypes.INTEGER,
    knownPrice: DataTypes.BIGINT,
    knownCurrency: DataTypes.TEXT,
    day: DataTypes.SMALLINT,
    lifeEndsAt: DataTypes.DATE,
    answeredAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "listing_notices", timestamps: false },
);

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Views never touch the listing's own row: they come by the thousand. */
export class ListingView extends Model<InferAttributes<ListingView>, InferCreationAttributes<ListingView>> {
  declare listingId: number;
  declare day: string;
  declare views: number;
}

ListingView.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "listings", key: "id" } },
    day: { type: DataTypes.DATEONLY, primaryKey: true },
    views: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "listing_views", timestamps: false },
);

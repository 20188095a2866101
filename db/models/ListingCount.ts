import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Visible listings by place, category, state and photos, at every level of both. */
export class ListingCount extends Model<
  InferAttributes<ListingCount>,
  InferCreationAttributes<ListingCount>
> {
  /**
   * 0 the country, 1 a region, 2 a city, 3 a district. The country's id is 0, and so is that of all
   * categories.
   */
  declare placeLevel: number;
  declare placeId: number;
  declare categoryId: number;
  declare state: string;
  declare hasPhotos: boolean;
  declare total: number;
}

ListingCount.init(
  {
    placeLevel: { type: DataTypes.SMALLINT, primaryKey: true },
    placeId: { type: DataTypes.INTEGER, primaryKey: true },
    categoryId: { type: DataTypes.INTEGER, primaryKey: true },
    state: { type: DataTypes.TEXT, primaryKey: true },
    hasPhotos: { type: DataTypes.BOOLEAN, primaryKey: true },
    total: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "listing_counts", timestamps: false },
);

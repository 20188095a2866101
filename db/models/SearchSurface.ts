import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/**
 * How the words of one stem are written: one row for all whose letters up to the end of the stem are the
 * same.
 */
export class SearchSurface extends Model<
  InferAttributes<SearchSurface>,
  InferCreationAttributes<SearchSurface>
> {
  declare stem: string;
  declare letters: string;
  declare surface: string;
  declare listings: number;
}

SearchSurface.init(
  {
    stem: { type: DataTypes.TEXT, primaryKey: true },
    letters: { type: DataTypes.TEXT, primaryKey: true },
    surface: { type: DataTypes.TEXT, allowNull: false },
    listings: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "search_surfaces", timestamps: false },
);

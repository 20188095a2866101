import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The names of categories from each of their words on, in both languages. */
export class SearchCategoryName extends Model<
  InferAttributes<SearchCategoryName>,
  InferCreationAttributes<SearchCategoryName>
> {
  declare normal: string;
  declare categoryId: number;
  /** Whether it is the name whole. */
  declare isWhole: boolean;
  declare listings: number;
}

SearchCategoryName.init(
  {
    normal: { type: DataTypes.TEXT, primaryKey: true },
    categoryId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "categories", key: "id" } },
    isWhole: { type: DataTypes.BOOLEAN, allowNull: false },
    listings: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "search_category_names", timestamps: false },
);

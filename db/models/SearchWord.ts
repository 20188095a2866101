import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The lexicon: each stem that visible listings have, how many have it, and how it is mostly written. */
export class SearchWord extends Model<InferAttributes<SearchWord>, InferCreationAttributes<SearchWord>> {
  declare stem: string;
  declare normal: string;
  declare surface: string;
  declare listings: number;
}

SearchWord.init(
  {
    stem: { type: DataTypes.TEXT, primaryKey: true },
    normal: { type: DataTypes.TEXT, allowNull: false },
    surface: { type: DataTypes.TEXT, allowNull: false },
    listings: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "search_words", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A suggestion for people who type: words of listings' names, or what many have searched for. */
export class SearchPhrase extends Model<
  InferAttributes<SearchPhrase>,
  InferCreationAttributes<SearchPhrase>
> {
  declare normal: string;
  /** The same for all forms of its words. */
  declare stems: string;
  /** The usual spelling in each script; one of the two at least. */
  declare cyrillic: CreationOptional<string | null>;
  declare latin: CreationOptional<string | null>;
  declare listings: number;
  /** Different people who searched for it lately, 0 when too few to tell. */
  declare people: CreationOptional<number>;
  declare weight: number;
  /** The leaf that most of its listings are in, if there is such. */
  declare categoryId: CreationOptional<number | null>;
  /** The language that nearly all names with the phrase are in; null when it is of both, or not known. */
  declare language: CreationOptional<"ru" | "uz" | null>;
}

SearchPhrase.init(
  {
    normal: { type: DataTypes.TEXT, primaryKey: true },
    stems: { type: DataTypes.TEXT, allowNull: false },
    cyrillic: DataTypes.TEXT,
    latin: DataTypes.TEXT,
    listings: { type: DataTypes.INTEGER, allowNull: false },
    people: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    weight: { type: DataTypes.INTEGER, allowNull: false },
    categoryId: { type: DataTypes.INTEGER, references: { model: "categories", key: "id" } },
    language: DataTypes.TEXT,
  },
  { sequelize, tableName: "search_phrases", timestamps: false },
);

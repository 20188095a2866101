import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Words and phrases, in any script, that mean the same to somebody who searches. */
export class SearchSynonym extends Model<
  InferAttributes<SearchSynonym>,
  InferCreationAttributes<SearchSynonym>
> {
  declare id: CreationOptional<number>;
  declare words: string[];
  declare updatedAt: CreationOptional<Date>;
}

SearchSynonym.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    words: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false },
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "search_synonyms", createdAt: false },
);

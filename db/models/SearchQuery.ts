import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Words that were searched for; kept by month. */
export class SearchQuery extends Model<InferAttributes<SearchQuery>, InferCreationAttributes<SearchQuery>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare query: string;
  declare createdAt: CreationOptional<Date>;
}

SearchQuery.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    query: { type: DataTypes.TEXT, allowNull: false },
    createdAt: { type: DataTypes.DATE, primaryKey: true, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "searches", timestamps: false },
);

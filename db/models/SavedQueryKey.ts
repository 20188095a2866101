import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/**
 * Every listing that a query can find has one of its keys: a word, a mark, or marks of a category and a
 * place.
 */
export class SavedQueryKey extends Model<
  InferAttributes<SavedQueryKey>,
  InferCreationAttributes<SavedQueryKey>
> {
  declare key: string;
  declare queryId: number;
}

SavedQueryKey.init(
  {
    key: { type: DataTypes.TEXT, primaryKey: true },
    queryId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "saved_queries", key: "id" } },
  },
  { sequelize, tableName: "saved_query_keys", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A listing that matched a kept query. */
export class SavedFind extends Model<InferAttributes<SavedFind>, InferCreationAttributes<SavedFind>> {
  declare id: CreationOptional<number>;
  declare queryId: number;
  declare listingId: number;
  declare foundAt: CreationOptional<Date>;
}

SavedFind.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    queryId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "saved_queries", key: "id" } },
    listingId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "listings", key: "id" } },
    foundAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "saved_finds", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A message to a person; what it says is made of its parts when it is sent. */
export class SavedSearchMessage extends Model<
  InferAttributes<SavedSearchMessage>,
  InferCreationAttributes<SavedSearchMessage>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare frequency: "atOnce" | "daily";
  declare createdAt: CreationOptional<Date>;
}

SavedSearchMessage.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    frequency: { type: DataTypes.TEXT, allowNull: false },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "saved_search_messages", timestamps: false },
);

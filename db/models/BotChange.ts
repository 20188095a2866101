import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** When somebody's standing with the bot changed. Null: they had never started it. */
export class BotChange extends Model<InferAttributes<BotChange>, InferCreationAttributes<BotChange>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare was: CreationOptional<"active" | "stopped" | null>;
  declare became: CreationOptional<"active" | "stopped" | null>;
  declare changedAt: Date;
}

BotChange.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    was: DataTypes.TEXT,
    became: DataTypes.TEXT,
    changedAt: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "bot_changes", timestamps: false },
);

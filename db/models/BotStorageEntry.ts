import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Sessions and conversations of the bot, by key. */
export class BotStorageEntry extends Model<
  InferAttributes<BotStorageEntry>,
  InferCreationAttributes<BotStorageEntry>
> {
  declare key: string;
  declare value: unknown;
  declare updatedAt: CreationOptional<Date>;
}

BotStorageEntry.init(
  {
    key: { type: DataTypes.TEXT, primaryKey: true },
    value: { type: DataTypes.JSONB, allowNull: false },
    updatedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "bot_storage", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Updates as they came; the bot works them in order within a chat. */
export class BotUpdate extends Model<InferAttributes<BotUpdate>, InferCreationAttributes<BotUpdate>> {
  declare updateId: number;
  declare chatKey: string;
  declare payload: unknown;
  declare receivedAt: CreationOptional<Date>;
  declare claimedUntil: CreationOptional<Date | null>;
  declare attempts: CreationOptional<number>;
  declare doneAt: CreationOptional<Date | null>;
  declare error: CreationOptional<string | null>;
  /**
   * When the first try of an update failed because Telegram was away: such tries don't count, but end
   * after a while.
   */
  declare awaySince: CreationOptional<Date | null>;
}

BotUpdate.init(
  {
    updateId: { type: DataTypes.BIGINT, primaryKey: true },
    chatKey: { type: DataTypes.TEXT, allowNull: false },
    payload: { type: DataTypes.JSONB, allowNull: false },
    receivedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    claimedUntil: DataTypes.DATE,
    attempts: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    doneAt: DataTypes.DATE,
    error: DataTypes.TEXT,
    awaySince: DataTypes.DATE,
  },
  { sequelize, tableName: "bot_updates", timestamps: false },
);

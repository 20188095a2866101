import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/**
 * When the next message may go: of all, of each chat, and after Telegram has asked for patience. After a
 * crash of the database it is empty, which lets a few go sooner and loses nothing.
 */
export class SendTurn extends Model<InferAttributes<SendTurn>, InferCreationAttributes<SendTurn>> {
  declare key: string;
  declare freeAt: Date;
}

SendTurn.init(
  {
    key: { type: DataTypes.TEXT, primaryKey: true },
    freeAt: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "send_turns", timestamps: false },
);

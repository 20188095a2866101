import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { User } from "./User.ts";

/** A message to a person, saved with the change that causes it and sent after commit. */
export class OutboxMessage extends Model<
  InferAttributes<OutboxMessage>,
  InferCreationAttributes<OutboxMessage>
> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<ForeignKey<User["id"]> | null>;
  declare chatId: number;
  /** The conversation it belongs to, so that a reply to it does too. */
  declare conversationId: CreationOptional<number | null>;
  /** The broadcast it is of. */
  declare broadcastId: CreationOptional<number | null>;
  declare cause: string;
  declare priority: number;
  declare message: unknown;
  declare status: CreationOptional<"queued" | "sent" | "failed" | "cancelled">;
  declare attempts: CreationOptional<number>;
  declare dueAt: CreationOptional<Date>;
  declare claimedUntil: CreationOptional<Date | null>;
  declare sentAt: CreationOptional<Date | null>;
  declare telegramMessageId: CreationOptional<number | null>;
  declare error: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

OutboxMessage.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    chatId: { type: DataTypes.BIGINT, allowNull: false },
    conversationId: { type: DataTypes.INTEGER, references: { model: "conversations", key: "id" } },
    broadcastId: { type: DataTypes.INTEGER, references: { model: "broadcasts", key: "id" } },
    cause: { type: DataTypes.TEXT, allowNull: false },
    priority: { type: DataTypes.SMALLINT, allowNull: false },
    message: { type: DataTypes.JSONB, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "queued" },
    attempts: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    dueAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    claimedUntil: DataTypes.DATE,
    sentAt: DataTypes.DATE,
    telegramMessageId: DataTypes.BIGINT,
    error: DataTypes.TEXT,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "outbox", timestamps: false },
);
OutboxMessage.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: true } });

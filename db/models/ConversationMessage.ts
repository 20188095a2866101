import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Conversation } from "./Conversation.ts";
import type { User } from "./User.ts";

/** A message of one side of a conversation. */
export class ConversationMessage extends Model<
  InferAttributes<ConversationMessage>,
  InferCreationAttributes<ConversationMessage>
> {
  declare id: CreationOptional<number>;
  declare conversationId: ForeignKey<Conversation["id"]>;
  declare senderId: ForeignKey<User["id"]>;
  /** Telegram's update that brought it. */
  declare updateId: number;
  /** Number of the message in its sender's chat with the bot. */
  declare messageId: number;
  declare text: CreationOptional<string | null>;
  declare photoFileId: CreationOptional<string | null>;
  /** A point of the map, of a venue with its name and address. */
  declare place: CreationOptional<object | null>;
  /** The button that was pressed instead of writing. */
  declare press: CreationOptional<string | null>;
  declare outboxId: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
}

ConversationMessage.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    senderId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    updateId: { type: DataTypes.BIGINT, allowNull: false },
    messageId: { type: DataTypes.BIGINT, allowNull: false },
    text: DataTypes.TEXT,
    photoFileId: DataTypes.TEXT,
    place: DataTypes.JSONB,
    press: DataTypes.TEXT,
    outboxId: { type: DataTypes.BIGINT, references: { model: "outbox", key: "id" } },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "conversation_messages", updatedAt: false },
);
ConversationMessage.belongsTo(Conversation, {
  as: "conversation",
  foreignKey: { name: "conversationId", allowNull: false },
});

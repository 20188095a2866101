import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Which conversation a person's next words belong to. */
export class ConversationSeat extends Model<
  InferAttributes<ConversationSeat>,
  InferCreationAttributes<ConversationSeat>
> {
  declare userId: number;
  declare conversationId: number;
  declare satAt: CreationOptional<Date>;
}

ConversationSeat.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    conversationId: {
      type: DataTypes.INTEGER,
      allowNull: false,
      references: { model: "conversations", key: "id" },
    },
    satAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "conversation_seats", timestamps: false },
);

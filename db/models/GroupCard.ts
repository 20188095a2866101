import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The message in somebody's chat that shows how their group stands, and is edited as that changes. */
export class GroupCard extends Model<InferAttributes<GroupCard>, InferCreationAttributes<GroupCard>> {
  declare id: CreationOptional<number>;
  declare groupId: number;
  declare userId: number;
  declare chatId: number;
  /** Null until it is sent. */
  declare messageId: CreationOptional<number | null>;
  declare hasPhoto: CreationOptional<boolean>;
  declare shownHash: CreationOptional<string | null>;
  /** Raised whenever something changes that it shows. */
  declare version: CreationOptional<number>;
  declare dueAt: CreationOptional<Date | null>;
  declare claimedUntil: CreationOptional<Date | null>;
  declare editedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

GroupCard.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    groupId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "groups", key: "id" } },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    chatId: { type: DataTypes.BIGINT, allowNull: false },
    messageId: DataTypes.BIGINT,
    hasPhoto: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    shownHash: DataTypes.TEXT,
    version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    dueAt: DataTypes.DATE,
    claimedUntil: DataTypes.DATE,
    editedAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "group_cards", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import type { ReminderKind } from "#contract/reminders.ts";
import { sequelize } from "../sequelize.ts";

/** A reminder of a group or a product, and what became of it. */
export class Reminder extends Model<InferAttributes<Reminder>, InferCreationAttributes<Reminder>> {
  declare id: CreationOptional<number>;
  declare kind: ReminderKind;
  declare userId: number;
  declare productId: number;
  declare groupId: CreationOptional<number | null>;
  declare state: CreationOptional<"queued" | "sent" | "failed" | "skipped">;
  declare isBotStopped: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare decidedAt: CreationOptional<Date | null>;
}

Reminder.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    productId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "products", key: "id" } },
    groupId: { type: DataTypes.INTEGER, references: { model: "groups", key: "id" } },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "queued" },
    isBotStopped: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    decidedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "reminders", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A kind of reminder that a person wants no more. */
export class ReminderMute extends Model<
  InferAttributes<ReminderMute>,
  InferCreationAttributes<ReminderMute>
> {
  declare userId: number;
  declare kind: string;
  declare createdAt: CreationOptional<Date>;
}

ReminderMute.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    kind: { type: DataTypes.TEXT, primaryKey: true },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "reminder_mutes", timestamps: false },
);

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Rows of events by day; the day is one of the zone of the one row below. */
export class EventDay extends Model<InferAttributes<EventDay>, InferCreationAttributes<EventDay>> {
  declare section: "opens" | "shares" | "searches" | "clicks";
  declare day: string;
  declare key: string;
  declare count: number;
}

EventDay.init(
  {
    section: { type: DataTypes.TEXT, primaryKey: true },
    day: { type: DataTypes.DATEONLY, primaryKey: true },
    key: { type: DataTypes.TEXT, primaryKey: true },
    count: { type: DataTypes.BIGINT, allowNull: false },
  },
  { sequelize, tableName: "event_days", timestamps: false },
);

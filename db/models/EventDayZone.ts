import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The one row with the time zone in which event_days counts days; null before it was first set. */
export class EventDayZone extends Model<
  InferAttributes<EventDayZone>,
  InferCreationAttributes<EventDayZone>
> {
  declare isOnly: CreationOptional<boolean>;
  /** Null until the first start names it: nothing is counted before, and everything then. */
  declare zone: CreationOptional<string | null>;
}

EventDayZone.init(
  {
    isOnly: { type: DataTypes.BOOLEAN, primaryKey: true, defaultValue: true },
    zone: DataTypes.TEXT,
  },
  { sequelize, tableName: "event_days_zone", timestamps: false },
);

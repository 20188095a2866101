import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** An act of a person in an app, other than opening it; kept by month. */
export class AppEvent extends Model<InferAttributes<AppEvent>, InferCreationAttributes<AppEvent>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare name: string;
  declare app: "classifieds" | "storefront" | "reports";
  declare properties: CreationOptional<unknown>;
  declare createdAt: CreationOptional<Date>;
}

AppEvent.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    name: { type: DataTypes.TEXT, allowNull: false },
    app: { type: DataTypes.TEXT, allowNull: false },
    properties: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    createdAt: { type: DataTypes.DATE, primaryKey: true, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "events", timestamps: false },
);

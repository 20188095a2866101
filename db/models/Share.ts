import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A share of something of an app; kept by month. */
export class Share extends Model<InferAttributes<Share>, InferCreationAttributes<Share>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare app: "classifieds" | "storefront" | "reports";
  declare kind: string;
  declare target: string;
  /** Link of what was shared, or code of the group. */
  declare value: CreationOptional<string>;
  declare createdAt: CreationOptional<Date>;
}

Share.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    app: { type: DataTypes.TEXT, allowNull: false },
    kind: { type: DataTypes.TEXT, allowNull: false },
    target: { type: DataTypes.TEXT, allowNull: false },
    value: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    createdAt: { type: DataTypes.DATE, primaryKey: true, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "shares", timestamps: false },
);

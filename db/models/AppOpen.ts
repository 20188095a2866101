import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** An app that was opened, with the link that led there; kept by month. */
export class AppOpen extends Model<InferAttributes<AppOpen>, InferCreationAttributes<AppOpen>> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare deeplink: CreationOptional<string | null>;
  declare data: CreationOptional<string | null>;
  declare app: "classifieds" | "storefront" | "reports";
  declare createdAt: CreationOptional<Date>;
}

AppOpen.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    deeplink: DataTypes.TEXT,
    data: DataTypes.TEXT,
    app: { type: DataTypes.TEXT, allowNull: false },
    createdAt: { type: DataTypes.DATE, primaryKey: true, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "app_opens", timestamps: false },
);

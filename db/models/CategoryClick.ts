import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A category that was opened; kept by month. */
export class CategoryClick extends Model<
  InferAttributes<CategoryClick>,
  InferCreationAttributes<CategoryClick>
> {
  declare id: CreationOptional<number>;
  declare userId: CreationOptional<number | null>;
  declare link: string;
  declare createdAt: CreationOptional<Date>;
}

CategoryClick.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    userId: DataTypes.INTEGER,
    link: { type: DataTypes.TEXT, allowNull: false },
    createdAt: { type: DataTypes.DATE, primaryKey: true, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "category_clicks", timestamps: false },
);

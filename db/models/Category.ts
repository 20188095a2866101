import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A node of the category tree; `link` is its address and its icon. */
export class Category extends Model<InferAttributes<Category>, InferCreationAttributes<Category>> {
  declare id: CreationOptional<number>;
  declare parentId: CreationOptional<number | null>;
  declare link: string;
  declare nameRu: string;
  declare nameUz: string;
  declare nameHi: string;
  declare position: number;
}

Category.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    parentId: { type: DataTypes.INTEGER, references: { model: "categories", key: "id" } },
    link: { type: DataTypes.TEXT, allowNull: false },
    nameRu: { type: DataTypes.TEXT, allowNull: false },
    nameUz: { type: DataTypes.TEXT, allowNull: false },
    nameHi: { type: DataTypes.TEXT, allowNull: false },
    position: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "categories", timestamps: false },
);

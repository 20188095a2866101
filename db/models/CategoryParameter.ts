import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { parameterTypes } from "#contract/categories.ts";
import { sequelize } from "../sequelize.ts";
import { Category } from "./Category.ts";

/** A characteristic that listings of a category and below may have. */
export class CategoryParameter extends Model<
  InferAttributes<CategoryParameter>,
  InferCreationAttributes<CategoryParameter>
> {
  declare id: CreationOptional<number>;
  declare categoryId: ForeignKey<Category["id"]>;
  declare key: string;
  declare type: (typeof parameterTypes)[number];
  declare nameRu: string;
  declare nameUz: string;
  declare optionsRu: CreationOptional<string[]>;
  declare optionsUz: CreationOptional<string[]>;
  declare position: number;
}

CategoryParameter.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    key: { type: DataTypes.TEXT, allowNull: false },
    type: { type: DataTypes.TEXT, allowNull: false },
    nameRu: { type: DataTypes.TEXT, allowNull: false },
    nameUz: { type: DataTypes.TEXT, allowNull: false },
    optionsRu: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    optionsUz: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    position: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "category_parameters", timestamps: false },
);
CategoryParameter.belongsTo(Category, {
  as: "category",
  foreignKey: { name: "categoryId", allowNull: false },
});

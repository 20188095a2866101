import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A product that a shopper keeps. */
export class ProductFavourite extends Model<
  InferAttributes<ProductFavourite>,
  InferCreationAttributes<ProductFavourite>
> {
  declare userId: number;
  declare productId: number;
  declare createdAt: CreationOptional<Date>;
}

ProductFavourite.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    productId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "products", key: "id" } },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "product_favourites", timestamps: false },
);

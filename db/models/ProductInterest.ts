import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A person who wants to be told when a demand test is sold. */
export class ProductInterest extends Model<
  InferAttributes<ProductInterest>,
  InferCreationAttributes<ProductInterest>
> {
  declare productId: number;
  declare userId: number;
  declare createdAt: CreationOptional<Date>;
}

ProductInterest.init(
  {
    productId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "products", key: "id" } },
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "product_interests", timestamps: false },
);

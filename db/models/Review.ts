import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Product } from "./Product.ts";

/** A review of a product. One without an order was brought from elsewhere. */
export class Review extends Model<InferAttributes<Review>, InferCreationAttributes<Review>> {
  declare id: CreationOptional<number>;
  declare productId: ForeignKey<Product["id"]>;
  declare userId: CreationOptional<number | null>;
  declare orderId: CreationOptional<number | null>;
  declare authorName: string;
  declare stars: number;
  declare question: CreationOptional<string | null>;
  declare answer: CreationOptional<string | null>;
  declare likedBy: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
}

Review.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    orderId: { type: DataTypes.INTEGER, references: { model: "orders", key: "id" } },
    authorName: { type: DataTypes.TEXT, allowNull: false },
    stars: { type: DataTypes.SMALLINT, allowNull: false },
    question: DataTypes.TEXT,
    answer: DataTypes.TEXT,
    likedBy: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "reviews", updatedAt: false },
);
Review.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });

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

/** What somebody says of a product; without an order it was brought from elsewhere. */
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
    userId: DataTypes.INTEGER,
    orderId: DataTypes.INTEGER,
    authorName: { type: DataTypes.TEXT, allowNull: false },
    stars: { type: DataTypes.SMALLINT, allowNull: false },
    question: DataTypes.TEXT,
    answer: DataTypes.TEXT,
    likedBy: DataTypes.INTEGER,
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "reviews", updatedAt: false },
);
Review.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });

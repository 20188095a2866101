import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Stars that a review gives one feature of a product. */
export class ReviewRate extends Model<InferAttributes<ReviewRate>, InferCreationAttributes<ReviewRate>> {
  declare reviewId: number;
  declare featureId: number;
  declare stars: number;
}

ReviewRate.init(
  {
    reviewId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "reviews", key: "id" } },
    featureId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "product_features", key: "id" },
    },
    stars: { type: DataTypes.SMALLINT, allowNull: false },
  },
  { sequelize, tableName: "review_rates", timestamps: false },
);

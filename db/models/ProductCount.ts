import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Counts that lists sort by and show, kept by triggers and folded by a job: see product_deltas. */
export class ProductCount extends Model<
  InferAttributes<ProductCount>,
  InferCreationAttributes<ProductCount>
> {
  declare productId: number;
  declare categoryId: number;
  declare isPublished: boolean;
  declare soldItems: CreationOptional<number>;
  declare groups: CreationOptional<number>;
  declare reviews: CreationOptional<number>;
  declare stars_1: CreationOptional<number>;
  declare stars_2: CreationOptional<number>;
  declare stars_3: CreationOptional<number>;
  declare stars_4: CreationOptional<number>;
  declare stars_5: CreationOptional<number>;
}

ProductCount.init(
  {
    productId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "products", key: "id" } },
    categoryId: {
      type: DataTypes.INTEGER,
      allowNull: false,
      references: { model: "shop_categories", key: "id" },
    },
    isPublished: { type: DataTypes.BOOLEAN, allowNull: false },
    soldItems: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    groups: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    reviews: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    stars_1: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    stars_2: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    stars_3: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    stars_4: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    stars_5: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "product_counts", timestamps: false },
);

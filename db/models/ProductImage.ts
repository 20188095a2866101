import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** An image of a product, in its place. */
export class ProductImage extends Model<
  InferAttributes<ProductImage>,
  InferCreationAttributes<ProductImage>
> {
  declare productId: number;
  declare position: number;
  declare imageId: number;
}

ProductImage.init(
  {
    productId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "products", key: "id" } },
    position: { type: DataTypes.SMALLINT, primaryKey: true },
    imageId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "images", key: "id" } },
  },
  { sequelize, tableName: "product_images", timestamps: false },
);

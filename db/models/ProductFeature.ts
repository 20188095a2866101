import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A feature that buyers rate besides the whole, such as quality or value. */
export class ProductFeature extends Model<
  InferAttributes<ProductFeature>,
  InferCreationAttributes<ProductFeature>
> {
  declare id: CreationOptional<number>;
  declare productId: number;
  declare titleEn: string;
  declare titleHi: CreationOptional<string | null>;
  declare position: number;
}

ProductFeature.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    productId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "products", key: "id" } },
    titleEn: { type: DataTypes.TEXT, allowNull: false },
    titleHi: DataTypes.TEXT,
    position: { type: DataTypes.SMALLINT, allowNull: false },
  },
  { sequelize, tableName: "product_features", timestamps: false },
);

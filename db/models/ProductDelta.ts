import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Changes not folded in yet: a row of counts that each order changed would put all buyers in one queue. */
export class ProductDelta extends Model<
  InferAttributes<ProductDelta>,
  InferCreationAttributes<ProductDelta>
> {
  declare id: CreationOptional<number>;
  declare productId: number;
  declare soldItems: CreationOptional<number>;
  declare groups: CreationOptional<number>;
}

ProductDelta.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    productId: { type: DataTypes.INTEGER, allowNull: false },
    soldItems: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    groups: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "product_deltas", timestamps: false },
);

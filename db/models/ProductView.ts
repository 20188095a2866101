import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** First looks at products, which reminders and reports go by. */
export class ProductView extends Model<InferAttributes<ProductView>, InferCreationAttributes<ProductView>> {
  declare userId: number;
  declare productId: number;
  declare viewedAt: CreationOptional<Date>;
  /** Each first look is weighed once; of what was looked at before there were reminders nobody is reminded. */
  declare isWeighed: CreationOptional<boolean>;
}

ProductView.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    productId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "products", key: "id" } },
    viewedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    isWeighed: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  },
  { sequelize, tableName: "product_views", timestamps: false },
);

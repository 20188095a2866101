import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** How often a promotion brought its listing before somebody's eyes. */
export class PromotionView extends Model<
  InferAttributes<PromotionView>,
  InferCreationAttributes<PromotionView>
> {
  declare promotionId: number;
  declare views: CreationOptional<number>;
}

PromotionView.init(
  {
    promotionId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "promotions", key: "id" },
    },
    views: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "promotion_views", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Promotion } from "./Promotion.ts";
import { Transaction } from "./Transaction.ts";

/** A purchase of a promotion. A promotion that is bought again while it runs has several. */
export class PromotionPurchase extends Model<
  InferAttributes<PromotionPurchase>,
  InferCreationAttributes<PromotionPurchase>
> {
  declare promotionId: ForeignKey<Promotion["id"]>;
  declare transactionId: ForeignKey<Transaction["id"]>;
  /** Coins. */
  declare cost: number;
  /** Days it added; null for VIP. */
  declare daysAmount: number | null;
  /** When its transaction was refunded, from where on it no longer counts. */
  declare revokedAt: CreationOptional<Date | null>;
}

PromotionPurchase.init(
  {
    promotionId: { type: DataTypes.INTEGER, primaryKey: true },
    transactionId: { type: DataTypes.INTEGER, primaryKey: true },
    cost: { type: DataTypes.INTEGER, allowNull: false },
    daysAmount: DataTypes.SMALLINT,
    revokedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "promotion_purchases", timestamps: false },
);
PromotionPurchase.belongsTo(Promotion, { as: "promotion", foreignKey: "promotionId" });
PromotionPurchase.belongsTo(Transaction, { as: "transaction", foreignKey: "transactionId" });

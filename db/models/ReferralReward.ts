import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The reward that an order earns for the person who brought its shopper, in paise. */
export class ReferralReward extends Model<
  InferAttributes<ReferralReward>,
  InferCreationAttributes<ReferralReward>
> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare refererId: number;
  declare amountPaise: number;
  /** The part of the order's total, in basis points. */
  declare rate: number;
  declare state: CreationOptional<"Pending" | "Approved" | "Paid" | "Rejected">;
  declare reason: CreationOptional<"own_phone" | "own_address" | "returned" | "refused" | "cancelled" | null>;
  /** When it is decided: some days after delivery; null before that. */
  declare releaseAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare decidedAt: CreationOptional<Date | null>;
}

ReferralReward.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    orderId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "orders", key: "id" } },
    refererId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    amountPaise: { type: DataTypes.BIGINT, allowNull: false },
    rate: { type: DataTypes.SMALLINT, allowNull: false },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "Pending" },
    reason: DataTypes.TEXT,
    releaseAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    decidedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "referral_rewards", timestamps: false },
);

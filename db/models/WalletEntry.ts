import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A movement of rewards, in paise. Entries are only added. */
export class WalletEntry extends Model<InferAttributes<WalletEntry>, InferCreationAttributes<WalletEntry>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare amountPaise: number;
  declare kind: "reward" | "reward-reversed" | "spent" | "spent-returned" | "payout" | "carried";
  declare cause: string;
  declare rewardId: CreationOptional<number | null>;
  declare orderId: CreationOptional<number | null>;
  declare payoutId: CreationOptional<number | null>;
  declare createdAt: CreationOptional<Date>;
}

WalletEntry.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "wallets", key: "user_id" } },
    amountPaise: { type: DataTypes.BIGINT, allowNull: false },
    kind: { type: DataTypes.TEXT, allowNull: false },
    cause: { type: DataTypes.TEXT, allowNull: false },
    rewardId: { type: DataTypes.INTEGER, references: { model: "referral_rewards", key: "id" } },
    orderId: { type: DataTypes.INTEGER, references: { model: "orders", key: "id" } },
    payoutId: { type: DataTypes.INTEGER, references: { model: "referral_payouts", key: "id" } },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "wallet_entries", timestamps: false },
);

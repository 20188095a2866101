import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { Provider } from "#contract/payKinds.ts";
import { sequelize } from "../sequelize.ts";
import { Transaction } from "./Transaction.ts";

/**
 * A payment as its provider knows it. `surplus` is money that came for a transaction which could no longer take it; an
 * operator resolves it.
 */
export class ProviderPayment extends Model<
  InferAttributes<ProviderPayment>,
  InferCreationAttributes<ProviderPayment>
> {
  declare id: CreationOptional<number>;
  declare provider: Provider;
  /** The provider's own id, unique among its own. */
  declare externalId: string;
  declare transactionId: ForeignKey<Transaction["id"]>;
  declare state: "created" | "performed" | "cancelled" | "reversed" | "surplus";
  /** Tiyin; of Stars, Stars. */
  declare amount: number;
  /** When it began, by the provider's clock; the other times are by ours. */
  declare providerTime: Date;
  declare createdAt: CreationOptional<Date>;
  declare performedAt: CreationOptional<Date | null>;
  declare cancelledAt: CreationOptional<Date | null>;
  /** Payme's reason of a cancellation. */
  declare reason: CreationOptional<number | null>;
  declare resolvedAt: CreationOptional<Date | null>;
  declare resolution: CreationOptional<"returned" | "credited" | null>;
  /** Other facts that the provider told and may ask for again. */
  declare details: CreationOptional<Record<string, unknown>>;
}

ProviderPayment.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    provider: { type: DataTypes.TEXT, allowNull: false },
    externalId: { type: DataTypes.TEXT, allowNull: false },
    state: { type: DataTypes.TEXT, allowNull: false },
    amount: { type: DataTypes.BIGINT, allowNull: false },
    providerTime: { type: DataTypes.DATE, allowNull: false },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: DataTypes.NOW },
    performedAt: DataTypes.DATE,
    cancelledAt: DataTypes.DATE,
    reason: DataTypes.SMALLINT,
    resolvedAt: DataTypes.DATE,
    resolution: DataTypes.TEXT,
    details: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
  },
  { sequelize, tableName: "provider_payments", timestamps: false },
);
ProviderPayment.belongsTo(Transaction, {
  as: "transaction",
  foreignKey: { name: "transactionId", allowNull: false },
});

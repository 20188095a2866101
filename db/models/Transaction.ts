import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { PaymentMethod, TransactionStatus } from "#contract/payKinds.ts";
import type { BoughtOffer } from "#contract/promotions.ts";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";
import { User } from "./User.ts";

/** A purchase to be paid: offers for a listing, or a pack of coins. Payer, content and amount never change. */
export class Transaction extends Model<InferAttributes<Transaction>, InferCreationAttributes<Transaction>> {
  declare id: CreationOptional<number>;
  declare userId: ForeignKey<User["id"]>;
  declare method: PaymentMethod;
  declare status: CreationOptional<TransactionStatus>;
  /** Its worth; of a pack the coins in it. */
  declare coins: number;
  /** Its price in Stars, when it is paid with them. */
  declare stars: CreationOptional<number | null>;
  /** Null for a pack, and once the listing is gone for good. */
  declare listingId: CreationOptional<ForeignKey<Listing["id"]> | null>;
  /** The offers as they were when it was made; null for a pack. */
  declare offers: CreationOptional<BoughtOffer[] | null>;
  declare packId: CreationOptional<number | null>;
  /** The link of its one invoice in Stars, once it is made. */
  declare invoiceLink: CreationOptional<string | null>;
  /** Telegram's last question whether it may take the Stars to which the bot agreed, and when it did. */
  declare checkoutId: CreationOptional<string | null>;
  declare checkedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: Date;
  declare paidAt: CreationOptional<Date | null>;
  /** When it was cancelled, expired or refunded. */
  declare closedAt: CreationOptional<Date | null>;
}

Transaction.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    method: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "Created" },
    coins: { type: DataTypes.INTEGER, allowNull: false },
    stars: DataTypes.INTEGER,
    offers: DataTypes.JSONB,
    packId: { type: DataTypes.INTEGER, references: { model: "coin_packs", key: "id" } },
    invoiceLink: DataTypes.TEXT,
    checkoutId: DataTypes.TEXT,
    checkedAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: DataTypes.NOW },
    expiresAt: { type: DataTypes.DATE, allowNull: false },
    paidAt: DataTypes.DATE,
    closedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "transactions", timestamps: false },
);
Transaction.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Transaction.belongsTo(Listing, { as: "listing", foreignKey: "listingId" });

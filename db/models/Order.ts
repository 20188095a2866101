import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { OrderStatus } from "#contract/groups.ts";
import type { CancelReason } from "#contract/reasons.ts";
import type { BuyingAs } from "#contract/shopPrices.ts";
import { sequelize } from "../sequelize.ts";
import { Group } from "./Group.ts";
import { Product } from "./Product.ts";
import { User } from "./User.ts";

/** An order, at the prices of its moment, in whole rupees. */
export class Order extends Model<InferAttributes<Order>, InferCreationAttributes<Order>> {
  declare id: CreationOptional<number>;
  /** Ten digits, for people. */
  declare number: string;
  declare userId: ForeignKey<User["id"]>;
  declare productId: ForeignKey<Product["id"]>;
  declare groupId: CreationOptional<ForeignKey<Group["id"] | null>>;
  declare status: CreationOptional<OrderStatus>;
  declare boughtAs: BuyingAs;
  declare quantity: CreationOptional<number>;
  declare price: number;
  declare discountedPrice: number;
  /** The sum of the order. */
  declare total: number;
  /** The part of it that referral rewards pay; the rest is paid at the door. */
  declare balanceUsed: CreationOptional<number>;
  declare recipientName: CreationOptional<string>;
  declare phoneNumber: string;
  declare address: string;
  declare addressExtra: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare state: CreationOptional<string>;
  declare pin: string;
  declare utmSource: CreationOptional<string | null>;
  declare utmMedium: CreationOptional<string | null>;
  /** The client's own idea, for statistics. */
  declare clientDepth: CreationOptional<number | null>;
  /** The buyer's referrer. */
  declare refererId: CreationOptional<number | null>;
  declare cancelReason: CreationOptional<CancelReason | null>;
  /** When its buyer was first asked to confirm it; null while its group is open. */
  declare confirmAskedAt: CreationOptional<Date | null>;
  /** Since when somebody should call its buyer, who hadn't answered; stays when they do. */
  declare toCallAt: CreationOptional<Date | null>;
  /** The service that brings it, and how it is followed there. */
  declare carrier: CreationOptional<string | null>;
  declare trackingNumber: CreationOptional<string | null>;
  declare trackingLink: CreationOptional<string | null>;
  /** Raised by every change, by the database. */
  declare version: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Order.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    number: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "placed" },
    boughtAs: { type: DataTypes.TEXT, allowNull: false },
    quantity: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 1 },
    price: { type: DataTypes.INTEGER, allowNull: false },
    discountedPrice: { type: DataTypes.INTEGER, allowNull: false },
    total: { type: DataTypes.INTEGER, allowNull: false },
    balanceUsed: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    recipientName: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    phoneNumber: { type: DataTypes.TEXT, allowNull: false },
    address: { type: DataTypes.TEXT, allowNull: false },
    addressExtra: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    city: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    pin: { type: DataTypes.TEXT, allowNull: false },
    utmSource: DataTypes.TEXT,
    utmMedium: DataTypes.TEXT,
    clientDepth: DataTypes.INTEGER,
    refererId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    cancelReason: DataTypes.TEXT,
    confirmAskedAt: DataTypes.DATE,
    toCallAt: DataTypes.DATE,
    carrier: DataTypes.TEXT,
    trackingNumber: DataTypes.TEXT,
    trackingLink: DataTypes.TEXT,
    version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "orders", timestamps: true },
);
Order.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Order.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });
Order.belongsTo(Group, { as: "group", foreignKey: { name: "groupId" } });

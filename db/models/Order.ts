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

/** What somebody ordered, at the prices of then, in whole rupees. */
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
  /** What it comes to. */
  declare total: number;
  /** What referral rewards pay of it; the rest is paid at the door. */
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
  /** Who brought the buyer. */
  declare refererId: CreationOptional<number | null>;
  declare cancelReason: CreationOptional<CancelReason | null>;
  /** When its buyer was first asked to confirm it; null while its group is open. */
  declare confirmAskedAt: CreationOptional<Date | null>;
  /** Since when somebody should call its buyer, who hadn't answered; stays when they do. */
  declare toCallAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Order.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    number: { type: DataTypes.TEXT, allowNull: false },
    status: DataTypes.TEXT,
    boughtAs: { type: DataTypes.TEXT, allowNull: false },
    quantity: DataTypes.SMALLINT,
    price: { type: DataTypes.INTEGER, allowNull: false },
    discountedPrice: { type: DataTypes.INTEGER, allowNull: false },
    total: { type: DataTypes.INTEGER, allowNull: false },
    balanceUsed: DataTypes.INTEGER,
    recipientName: DataTypes.TEXT,
    phoneNumber: { type: DataTypes.TEXT, allowNull: false },
    address: { type: DataTypes.TEXT, allowNull: false },
    addressExtra: DataTypes.TEXT,
    city: DataTypes.TEXT,
    state: DataTypes.TEXT,
    pin: { type: DataTypes.TEXT, allowNull: false },
    utmSource: DataTypes.TEXT,
    utmMedium: DataTypes.TEXT,
    clientDepth: DataTypes.INTEGER,
    refererId: DataTypes.INTEGER,
    cancelReason: DataTypes.TEXT,
    confirmAskedAt: DataTypes.DATE,
    toCallAt: DataTypes.DATE,
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "orders", timestamps: true },
);
Order.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Order.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });
Order.belongsTo(Group, { as: "group", foreignKey: { name: "groupId" } });

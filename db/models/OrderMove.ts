import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { OrderStatus } from "#contract/groups.ts";
import { sequelize } from "../sequelize.ts";
import { Order } from "./Order.ts";

/** A change of an order's status. */
export class OrderMove extends Model<InferAttributes<OrderMove>, InferCreationAttributes<OrderMove>> {
  declare id: CreationOptional<number>;
  declare orderId: ForeignKey<Order["id"]>;
  declare fromStatus: CreationOptional<OrderStatus | null>;
  declare toStatus: OrderStatus;
  /** Null: the system. */
  declare byId: CreationOptional<number | null>;
  declare note: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

OrderMove.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    fromStatus: DataTypes.TEXT,
    toStatus: { type: DataTypes.TEXT, allowNull: false },
    byId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    note: DataTypes.TEXT,
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "order_moves", updatedAt: false },
);
OrderMove.belongsTo(Order, { as: "order", foreignKey: { name: "orderId", allowNull: false } });

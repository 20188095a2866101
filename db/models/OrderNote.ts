import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Order } from "./Order.ts";

/** What an admin has noted about an order, for the shop alone. */
export class OrderNote extends Model<InferAttributes<OrderNote>, InferCreationAttributes<OrderNote>> {
  declare id: CreationOptional<number>;
  declare orderId: ForeignKey<Order["id"]>;
  declare byId: number | null;
  declare text: string;
  declare createdAt: CreationOptional<Date>;
}

OrderNote.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    byId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    text: { type: DataTypes.TEXT, allowNull: false },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "order_notes", updatedAt: false },
);
OrderNote.belongsTo(Order, { as: "order", foreignKey: { name: "orderId", allowNull: false } });

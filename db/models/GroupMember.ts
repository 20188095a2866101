import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import type { JoinType } from "#contract/reportKinds.ts";
import { sequelize } from "../sequelize.ts";
import { Group } from "./Group.ts";
import { Order } from "./Order.ts";
import { Product } from "./Product.ts";
import { User } from "./User.ts";

/** Somebody of a group; the database sees to it that they have an order of their own. */
export class GroupMember extends Model<InferAttributes<GroupMember>, InferCreationAttributes<GroupMember>> {
  declare id: CreationOptional<number>;
  declare groupId: ForeignKey<Group["id"]>;
  declare productId: ForeignKey<Product["id"]>;
  declare userId: ForeignKey<User["id"]>;
  declare orderId: ForeignKey<Order["id"]>;
  declare inviteCode: string;
  declare joinType: JoinType;
  /** 0 for who came alone, else one more than who invited them. */
  declare depth: CreationOptional<number>;
  /** The campaign that brought them, by their order's word. */
  declare utmSource: CreationOptional<string | null>;
  /** The member whose code they came with. */
  declare invitedById: CreationOptional<number | null>;
  /** While the group is open and they haven't left. */
  declare isWaiting: CreationOptional<boolean>;
  declare joinedAt: CreationOptional<Date>;
  declare leftAt: CreationOptional<Date | null>;
}

GroupMember.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    inviteCode: { type: DataTypes.TEXT, allowNull: false },
    joinType: { type: DataTypes.TEXT, allowNull: false },
    depth: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    utmSource: DataTypes.TEXT,
    invitedById: { type: DataTypes.INTEGER, references: { model: "group_members", key: "id" } },
    isWaiting: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    joinedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    leftAt: DataTypes.DATE,
  },
  { sequelize, tableName: "group_members", timestamps: false },
);
GroupMember.belongsTo(Group, { as: "group", foreignKey: { name: "groupId", allowNull: false } });
GroupMember.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });
GroupMember.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
GroupMember.belongsTo(Order, { as: "order", foreignKey: { name: "orderId", allowNull: false } });

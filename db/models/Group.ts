import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { GroupStatus } from "#contract/groups.ts";
import { sequelize } from "../sequelize.ts";
import { Product } from "./Product.ts";
import { User } from "./User.ts";

/** People who buy a product together. */
export class Group extends Model<InferAttributes<Group>, InferCreationAttributes<Group>> {
  declare id: CreationOptional<number>;
  declare inviteCode: string;
  declare productId: ForeignKey<Product["id"]>;
  declare creatorId: ForeignKey<User["id"]>;
  declare participantsToComplete: number;
  declare membersCount: CreationOptional<number>;
  declare status: CreationOptional<GroupStatus>;
  declare createdAt: CreationOptional<Date>;
  declare endsAt: Date;
  declare completedAt: CreationOptional<Date | null>;
}

Group.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    inviteCode: { type: DataTypes.TEXT, allowNull: false },
    participantsToComplete: { type: DataTypes.SMALLINT, allowNull: false },
    membersCount: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "open" },
    createdAt: DataTypes.DATE,
    endsAt: { type: DataTypes.DATE, allowNull: false },
    completedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "groups", updatedAt: false },
);
Group.belongsTo(Product, { as: "product", foreignKey: { name: "productId", allowNull: false } });
Group.belongsTo(User, { as: "creator", foreignKey: { name: "creatorId", allowNull: false } });

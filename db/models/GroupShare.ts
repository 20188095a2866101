import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** When somebody last passed a group's link on. */
export class GroupShare extends Model<InferAttributes<GroupShare>, InferCreationAttributes<GroupShare>> {
  declare groupId: number;
  declare userId: number;
  declare copiedAt: CreationOptional<Date | null>;
  declare sharedAt: CreationOptional<Date | null>;
}

GroupShare.init(
  {
    groupId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "groups", key: "id" } },
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    copiedAt: DataTypes.DATE,
    sharedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "group_shares", timestamps: false },
);

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** In whose chats the bot shows the admins' commands, and which: they go when the role goes. */
export class AdminMenu extends Model<InferAttributes<AdminMenu>, InferCreationAttributes<AdminMenu>> {
  declare userId: number;
  declare commands: string;
}

AdminMenu.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    commands: { type: DataTypes.TEXT, allowNull: false },
  },
  { sequelize, tableName: "admin_menus", timestamps: false },
);

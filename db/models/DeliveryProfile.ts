import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { User } from "./User.ts";

/** Where to bring what somebody orders. */
export class DeliveryProfile extends Model<
  InferAttributes<DeliveryProfile>,
  InferCreationAttributes<DeliveryProfile>
> {
  declare userId: ForeignKey<User["id"]>;
  declare recipientName: CreationOptional<string>;
  declare phoneNumber: CreationOptional<string>;
  declare address: CreationOptional<string>;
  declare addressExtra: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare state: CreationOptional<string>;
  declare pin: CreationOptional<string>;
  /** How they want to be paid for whom they bring. */
  declare payoutMethod: CreationOptional<string>;
  declare updatedAt: CreationOptional<Date>;
}

DeliveryProfile.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true },
    recipientName: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    phoneNumber: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    address: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    addressExtra: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    city: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    state: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    pin: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    payoutMethod: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "delivery_profiles", createdAt: false },
);
DeliveryProfile.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });

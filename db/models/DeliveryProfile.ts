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
    recipientName: DataTypes.TEXT,
    phoneNumber: DataTypes.TEXT,
    address: DataTypes.TEXT,
    addressExtra: DataTypes.TEXT,
    city: DataTypes.TEXT,
    state: DataTypes.TEXT,
    pin: DataTypes.TEXT,
    payoutMethod: DataTypes.TEXT,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "delivery_profiles", createdAt: false },
);
DeliveryProfile.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });

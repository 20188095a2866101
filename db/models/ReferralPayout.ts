import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Rewards that were paid out to a person, in paise. */
export class ReferralPayout extends Model<
  InferAttributes<ReferralPayout>,
  InferCreationAttributes<ReferralPayout>
> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare amountPaise: number;
  /** How it was paid, as the person had said then. */
  declare method: string;
  declare byId: number;
  declare note: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

ReferralPayout.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    amountPaise: { type: DataTypes.BIGINT, allowNull: false },
    method: { type: DataTypes.TEXT, allowNull: false },
    byId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    note: DataTypes.TEXT,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "referral_payouts", timestamps: false },
);

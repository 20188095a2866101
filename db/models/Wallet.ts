import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The rewards of a person, in paise: the sum of their entries. */
export class Wallet extends Model<InferAttributes<Wallet>, InferCreationAttributes<Wallet>> {
  declare userId: number;
  declare balancePaise: CreationOptional<number>;
}

Wallet.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    balancePaise: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "wallets", timestamps: false },
);

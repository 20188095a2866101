import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { Provider } from "#contract/payKinds.ts";
import { sequelize } from "../sequelize.ts";

/**
 * Double entry. An entry is positive where an account gains. What a person has, or was earned, or is owed
 * is above 0; a provider's clearing account falls by what it owes us. The entries of a movement sum up to
 * 0.
 */
export class LedgerAccount extends Model<
  InferAttributes<LedgerAccount>,
  InferCreationAttributes<LedgerAccount>
> {
  declare id: CreationOptional<number>;
  declare kind: "user" | Provider | "promotion" | "adjustment" | "surplus";
  declare userId: CreationOptional<number | null>;
  /**
   * Kept for people only. The balances of other accounts are summed up, as a row that every payment changed would put
   * all payments in one queue.
   */
  declare balance: CreationOptional<number | null>;
}

LedgerAccount.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    userId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    balance: DataTypes.INTEGER,
  },
  { sequelize, tableName: "ledger_accounts", timestamps: false },
);

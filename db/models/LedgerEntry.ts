import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** One side of a movement of coins. Entries are only added. */
export class LedgerEntry extends Model<InferAttributes<LedgerEntry>, InferCreationAttributes<LedgerEntry>> {
  declare movementId: number;
  declare accountId: number;
  declare amount: number;
}

LedgerEntry.init(
  {
    movementId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "ledger_movements", key: "id" },
    },
    accountId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "ledger_accounts", key: "id" },
    },
    amount: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "ledger_entries", timestamps: false },
);

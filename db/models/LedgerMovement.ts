import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A movement of coins: its entries add up to zero. One cause moves once. */
export class LedgerMovement extends Model<
  InferAttributes<LedgerMovement>,
  InferCreationAttributes<LedgerMovement>
> {
  declare id: CreationOptional<number>;
  declare cause: string;
  declare kind:
    | "opening"
    | "paid"
    | "ungranted"
    | "refunded"
    | "unused"
    | "surplus"
    | "surplus-returned"
    | "surplus-credited"
    | "adjusted";
  declare transactionId: CreationOptional<number | null>;
  declare note: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

LedgerMovement.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    cause: { type: DataTypes.TEXT, allowNull: false },
    kind: { type: DataTypes.TEXT, allowNull: false },
    transactionId: { type: DataTypes.INTEGER, references: { model: "transactions", key: "id" } },
    note: DataTypes.TEXT,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "ledger_movements", timestamps: false },
);

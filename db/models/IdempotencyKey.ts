import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A call that must have its effect once: who works on it until when, and its answer. */
export class IdempotencyKey extends Model<
  InferAttributes<IdempotencyKey>,
  InferCreationAttributes<IdempotencyKey>
> {
  declare userId: number;
  declare key: string;
  declare endpoint: string;
  declare requestHash: string;
  declare answer: CreationOptional<unknown | null>;
  declare createdAt: CreationOptional<Date>;
  declare holder: CreationOptional<string>;
  declare heldUntil: CreationOptional<Date>;
}

IdempotencyKey.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    key: { type: DataTypes.TEXT, primaryKey: true },
    endpoint: { type: DataTypes.TEXT, allowNull: false },
    requestHash: { type: DataTypes.TEXT, allowNull: false },
    answer: DataTypes.JSONB,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    holder: { type: DataTypes.UUID, allowNull: false, defaultValue: literal("gen_random_uuid()") },
    heldUntil: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "idempotency_keys", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { BlockReason } from "#contract/reasons.ts";
import { sequelize } from "../sequelize.ts";
import type { User } from "./User.ts";

/** A person's wish to hear nothing more from another. */
export class Block extends Model<InferAttributes<Block>, InferCreationAttributes<Block>> {
  declare blockerId: ForeignKey<User["id"]>;
  declare blockedId: ForeignKey<User["id"]>;
  declare reason: BlockReason;
  declare note: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
}

Block.init(
  {
    blockerId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    blockedId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "users", key: "id" } },
    reason: { type: DataTypes.TEXT, allowNull: false },
    note: DataTypes.TEXT,
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "blocks", updatedAt: false },
);

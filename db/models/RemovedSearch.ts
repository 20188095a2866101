import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A saved search that was just deleted, kept for a while so that it can be taken back. */
export class RemovedSearch extends Model<
  InferAttributes<RemovedSearch>,
  InferCreationAttributes<RemovedSearch>
> {
  /** The id that it had, so that buttons of messages sent before find it again. */
  declare id: number;
  declare userId: number;
  declare queryId: number;
  declare frequency: string;
  declare isPaused: boolean;
  declare isWaiting: boolean;
  declare toldUpto: number;
  declare seenUpto: number;
  declare toldAt: CreationOptional<Date | null>;
  declare createdAt: Date;
  declare removedAt: CreationOptional<Date>;
}

RemovedSearch.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    queryId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "saved_queries", key: "id" } },
    frequency: { type: DataTypes.TEXT, allowNull: false },
    isPaused: { type: DataTypes.BOOLEAN, allowNull: false },
    isWaiting: { type: DataTypes.BOOLEAN, allowNull: false },
    toldUpto: { type: DataTypes.BIGINT, allowNull: false },
    seenUpto: { type: DataTypes.BIGINT, allowNull: false },
    toldAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false },
    removedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "removed_searches", timestamps: false },
);

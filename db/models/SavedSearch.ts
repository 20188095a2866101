import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A search that a person keeps, and how far they were told of its finds. */
export class SavedSearch extends Model<InferAttributes<SavedSearch>, InferCreationAttributes<SavedSearch>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare queryId: number;
  declare frequency: "atOnce" | "daily";
  declare isPaused: CreationOptional<boolean>;
  /** Whether something may have been found since its person was last told. */
  declare isWaiting: CreationOptional<boolean>;
  /** Finds up to these have been told, or seen in the app. */
  declare toldUpto: CreationOptional<number>;
  declare seenUpto: CreationOptional<number>;
  declare toldAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

SavedSearch.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    queryId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "saved_queries", key: "id" } },
    frequency: { type: DataTypes.TEXT, allowNull: false },
    isPaused: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    isWaiting: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    toldUpto: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    seenUpto: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    toldAt: DataTypes.DATE,
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "saved_searches", timestamps: false },
);

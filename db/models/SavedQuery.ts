import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A query, once for all people who have saved the same. */
export class SavedQuery extends Model<InferAttributes<SavedQuery>, InferCreationAttributes<SavedQuery>> {
  declare id: CreationOptional<number>;
  /** A digest of the normalised filters, which may be longer than an index takes. */
  declare digest: string;
  declare filters: unknown;
  /** The words as a text of tsquery; null where there are none. */
  declare terms: CreationOptional<string | null>;
  /** The same with marks of category, place and state: what a listing must have to be looked at closely. */
  declare sieve: CreationOptional<string | null>;
  declare minPrice: CreationOptional<number | null>;
  declare maxPrice: CreationOptional<number | null>;
  /** When the words were last understood, which depends on what people write. */
  declare understoodAt: CreationOptional<Date>;
}

SavedQuery.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    digest: { type: DataTypes.TEXT, allowNull: false },
    filters: { type: DataTypes.JSONB, allowNull: false },
    terms: DataTypes.TEXT,
    sieve: { type: "tsquery" },
    minPrice: DataTypes.BIGINT,
    maxPrice: DataTypes.BIGINT,
    understoodAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "saved_queries", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A message of the admins to everybody: a draft, one on its way, or one that is over. */
export class Broadcast extends Model<InferAttributes<Broadcast>, InferCreationAttributes<Broadcast>> {
  declare id: CreationOptional<number>;
  declare adminId: number;
  declare status: CreationOptional<"draft" | "sending" | "sent" | "stopped">;
  /** Text and entities by language; those under "any" are for all others. */
  declare words: CreationOptional<unknown>;
  declare photoFileId: CreationOptional<string | null>;
  declare button: CreationOptional<unknown | null>;
  declare audience: CreationOptional<unknown>;
  /** The edition of a draft that somebody else is asked to send; see `editionOf`. */
  declare askedEdition: CreationOptional<string | null>;
  /** How many people there were when it began. */
  declare total: CreationOptional<number>;
  /** The last person whose message is in the outbox; people follow by their ids. */
  declare afterId: CreationOptional<number>;
  declare isAllQueued: CreationOptional<boolean>;
  /** The message in the admin's chat that shows how far it is. */
  declare progressMessageId: CreationOptional<number | null>;
  declare shownAt: CreationOptional<Date | null>;
  declare isTold: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare begunAt: CreationOptional<Date | null>;
  declare endedAt: CreationOptional<Date | null>;
}

Broadcast.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    adminId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "draft" },
    words: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    photoFileId: DataTypes.TEXT,
    button: DataTypes.JSONB,
    audience: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    askedEdition: DataTypes.TEXT,
    total: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    afterId: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    isAllQueued: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    progressMessageId: DataTypes.BIGINT,
    shownAt: DataTypes.DATE,
    isTold: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    begunAt: DataTypes.DATE,
    endedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "broadcasts", timestamps: false },
);

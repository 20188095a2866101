import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { Language } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import { sequelize } from "../sequelize.ts";

/** A person: of Telegram, of a proven phone, or of both. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  declare telegramId: CreationOptional<number | null>;
  declare username: CreationOptional<string | null>;
  declare firstName: CreationOptional<string>;
  declare lastName: CreationOptional<string | null>;
  declare photoUrl: CreationOptional<string | null>;
  declare language: Language;
  /** Whether Telegram or the person has told it; else it is a guess. */
  declare isLanguageKnown: CreationOptional<boolean>;
  /** E.164 where it could be normalised. */
  declare phoneNumber: CreationOptional<string | null>;
  declare phoneVerifiedAt: CreationOptional<Date | null>;
  /** What they may do, by `contract/roles.ts`; null for everybody who is no admin. */
  declare role: CreationOptional<Role | null>;
  /** Whether they have a role: the database keeps both alike. */
  declare isAdmin: CreationOptional<boolean>;
  declare bannedAt: CreationOptional<Date | null>;
  /** When the ban ends by itself; null for good. */
  declare bannedUntil: CreationOptional<Date | null>;
  declare botStartedAt: CreationOptional<Date | null>;
  /** When the person blocked the bot; a new start clears it. */
  declare botStoppedAt: CreationOptional<Date | null>;
  /** Whether buyers may write to `username` instead of through the bot. */
  declare isUsernameShown: CreationOptional<boolean>;
  /** This person's referrer; it no longer changes once `refererFixedAt` is set by a first order. */
  declare refererId: CreationOptional<number | null>;
  declare refererFixedAt: CreationOptional<Date | null>;
  /** The account that this phone-only account was merged into. */
  declare absorbedById: CreationOptional<number | null>;
  /** Since when they hear only of what they do themselves. */
  declare noticesStoppedAt: CreationOptional<Date | null>;
  /** When a copy of their data was last asked for. */
  declare exportAskedAt: CreationOptional<Date | null>;
  /** When they asked to be deleted: wiped when the grace is over, unless they come back. */
  declare deletionAskedAt: CreationOptional<Date | null>;
  declare deletedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

User.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    telegramId: DataTypes.BIGINT,
    username: DataTypes.TEXT,
    firstName: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    lastName: DataTypes.TEXT,
    photoUrl: DataTypes.TEXT,
    language: { type: DataTypes.TEXT, allowNull: false },
    isLanguageKnown: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    phoneNumber: DataTypes.TEXT,
    phoneVerifiedAt: DataTypes.DATE,
    role: DataTypes.TEXT,
    isAdmin: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    bannedAt: DataTypes.DATE,
    bannedUntil: DataTypes.DATE,
    botStartedAt: DataTypes.DATE,
    botStoppedAt: DataTypes.DATE,
    isUsernameShown: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    refererId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    refererFixedAt: DataTypes.DATE,
    absorbedById: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    noticesStoppedAt: DataTypes.DATE,
    exportAskedAt: DataTypes.DATE,
    deletionAskedAt: DataTypes.DATE,
    deletedAt: DataTypes.DATE,
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "users" },
);

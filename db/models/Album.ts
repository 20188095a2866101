import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Photos that a person sends the bot together to sell something; they become a draft. */
export class Album extends Model<InferAttributes<Album>, InferCreationAttributes<Album>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare chatId: number;
  /** Telegram's media_group_id; of a photo by itself m and the number of its message. */
  declare key: string;
  /**
   * asked: its person is to say what it is for; relayed: it belongs to a conversation; gathering: parts
   * may still come, or they are being taken in; drafted: it is its person's draft; shelved: it isn't, as
   * there was another one.
   */
  declare state: "asked" | "relayed" | "gathering" | "drafted" | "shelved" | "failed";
  /** The draft that isn't in drafts: this album's own while shelved, the one before it while drafted. */
  declare shelf: CreationOptional<object | null>;
  declare shelfPhotos: CreationOptional<string[]>;
  /** When it is to be looked whether it is complete. */
  declare dueAt: CreationOptional<Date | null>;
  declare claimedUntil: CreationOptional<Date | null>;
  declare attempts: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
}

Album.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    chatId: { type: DataTypes.BIGINT, allowNull: false },
    key: { type: DataTypes.TEXT, allowNull: false },
    state: { type: DataTypes.TEXT, allowNull: false },
    shelf: DataTypes.JSONB,
    shelfPhotos: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    dueAt: DataTypes.DATE,
    claimedUntil: DataTypes.DATE,
    attempts: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    createdAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "albums", timestamps: false },
);

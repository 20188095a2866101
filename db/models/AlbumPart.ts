import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** One photo of an album, as Telegram names it. */
export class AlbumPart extends Model<InferAttributes<AlbumPart>, InferCreationAttributes<AlbumPart>> {
  declare albumId: number;
  declare messageId: number;
  declare updateId: number;
  /** Null for what can't be a photo. */
  declare fileId: CreationOptional<string | null>;
  /** Sent as a file and not as a photo: it can't be passed on as one. */
  declare isFile: CreationOptional<boolean>;
  declare bytes: CreationOptional<number | null>;
  declare caption: CreationOptional<string | null>;
  /** Its outcome: the address of the photo, or why it wasn't taken in. */
  declare src: CreationOptional<string | null>;
  declare fault: CreationOptional<
    "not_photo" | "too_large" | "too_many" | "over_limit" | "unreachable" | null
  >;
}

AlbumPart.init(
  {
    albumId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "albums", key: "id" } },
    messageId: { type: DataTypes.BIGINT, primaryKey: true },
    updateId: { type: DataTypes.BIGINT, allowNull: false },
    fileId: DataTypes.TEXT,
    isFile: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    bytes: DataTypes.BIGINT,
    caption: DataTypes.TEXT,
    src: DataTypes.TEXT,
    fault: DataTypes.TEXT,
  },
  { sequelize, tableName: "album_parts", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { User } from "./User.ts";

/** A photo that somebody uploaded; `src` is its public address. */
export class Image extends Model<InferAttributes<Image>, InferCreationAttributes<Image>> {
  declare id: CreationOptional<number>;
  declare ownerId: ForeignKey<User["id"]>;
  declare src: string;
  declare width: number;
  declare height: number;
  declare thumbhash: CreationOptional<string | null>;
  /** False while its files are being written or removed. */
  declare isStored: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
}

Image.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    src: { type: DataTypes.TEXT, allowNull: false },
    width: { type: DataTypes.INTEGER, allowNull: false },
    height: { type: DataTypes.INTEGER, allowNull: false },
    thumbhash: DataTypes.TEXT,
    isStored: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "images", updatedAt: false },
);
Image.belongsTo(User, { as: "owner", foreignKey: { name: "ownerId", allowNull: false } });

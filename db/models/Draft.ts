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

/** The unfinished listing of a person, as the contract's `Draft`. */
export class Draft extends Model<InferAttributes<Draft>, InferCreationAttributes<Draft>> {
  declare userId: ForeignKey<User["id"]>;
  declare body: unknown;
  /** Addresses of the photos in it. */
  declare photos: CreationOptional<string[]>;
  declare updatedAt: CreationOptional<Date>;
}

Draft.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true },
    body: { type: DataTypes.JSONB, allowNull: false },
    photos: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "drafts", createdAt: false },
);
Draft.belongsTo(User, { as: "user", foreignKey: "userId" });

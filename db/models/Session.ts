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

/** One sign-in and all refresh tokens that follow from it. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: CreationOptional<string>;
  declare userId: ForeignKey<User["id"]>;
  declare createdAt: CreationOptional<Date>;
  declare revokedAt: CreationOptional<Date | null>;
}

Session.init(
  {
    id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
    createdAt: DataTypes.DATE,
    revokedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "sessions", updatedAt: false },
);
Session.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });

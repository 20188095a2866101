import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Session } from "./Session.ts";

/** A refresh token, kept as its hash; `rotatedAt` says when its successor was first handed out. */
export class RefreshToken extends Model<
  InferAttributes<RefreshToken>,
  InferCreationAttributes<RefreshToken>
> {
  declare tokenHash: string;
  declare sessionId: ForeignKey<Session["id"]>;
  declare expiresAt: Date;
  declare rotatedAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
}

RefreshToken.init(
  {
    tokenHash: { type: DataTypes.TEXT, primaryKey: true },
    expiresAt: { type: DataTypes.DATE, allowNull: false },
    rotatedAt: DataTypes.DATE,
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "refresh_tokens", updatedAt: false },
);
RefreshToken.belongsTo(Session, { as: "session", foreignKey: { name: "sessionId", allowNull: false } });

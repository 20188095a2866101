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

/** An act of somebody with power; written with the change itself. */
export class AuditEntry extends Model<InferAttributes<AuditEntry>, InferCreationAttributes<AuditEntry>> {
  declare id: CreationOptional<number>;
  declare actorId: CreationOptional<ForeignKey<User["id"]> | null>;
  declare action: string;
  declare subjectType: string;
  declare subjectId: string;
  declare details: CreationOptional<Record<string, unknown>>;
  declare createdAt: CreationOptional<Date>;
}

AuditEntry.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    action: { type: DataTypes.TEXT, allowNull: false },
    subjectType: { type: DataTypes.TEXT, allowNull: false },
    subjectId: { type: DataTypes.TEXT, allowNull: false },
    details: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "audit_log", updatedAt: false },
);
AuditEntry.belongsTo(User, { as: "actor", foreignKey: { name: "actorId", allowNull: true } });

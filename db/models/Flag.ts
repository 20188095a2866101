import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A remote variable of the product. */
export class Flag extends Model<InferAttributes<Flag>, InferCreationAttributes<Flag>> {
  declare key: string;
  declare data: unknown;
  declare updatedAt: CreationOptional<Date>;
}

Flag.init(
  {
    key: { type: DataTypes.TEXT, primaryKey: true },
    data: { type: DataTypes.JSONB, allowNull: false },
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "flags", createdAt: false },
);

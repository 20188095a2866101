import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A one-time code; it stands nowhere but, until it is sent, sealed in `sealedCode`. */
export class PhoneCode extends Model<InferAttributes<PhoneCode>, InferCreationAttributes<PhoneCode>> {
  declare id: CreationOptional<string>;
  declare phoneNumber: string;
  /** Keyed hash of the device that asked, or of its address where it named none. */
  declare askerHash: string;
  /** Keyed hash of the address that asked. */
  declare addressHash: string;
  /** Keyed. */
  declare codeHash: string;
  declare sealedCode: CreationOptional<string | null>;
  /** The nonce of the link `code_<nonce>`. */
  declare nonce: string;
  declare delivery: "messenger" | "gateway" | "link";
  declare gatewayRequestId: CreationOptional<string | null>;
  /** Wrong tries of its asker. */
  declare tries: CreationOptional<number>;
  /** Wrong tries of who only has the asker's address. */
  declare addressTries: CreationOptional<number>;
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: Date;
  declare usedAt: CreationOptional<Date | null>;
}

PhoneCode.init(
  {
    id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
    phoneNumber: { type: DataTypes.TEXT, allowNull: false },
    askerHash: { type: DataTypes.TEXT, allowNull: false },
    addressHash: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    codeHash: { type: DataTypes.TEXT, allowNull: false },
    sealedCode: DataTypes.TEXT,
    nonce: { type: DataTypes.TEXT, allowNull: false },
    delivery: { type: DataTypes.TEXT, allowNull: false },
    gatewayRequestId: DataTypes.TEXT,
    tries: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    addressTries: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    createdAt: DataTypes.DATE,
    expiresAt: { type: DataTypes.DATE, allowNull: false },
    usedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "phone_codes", updatedAt: false },
);

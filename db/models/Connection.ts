import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";
import { User } from "./User.ts";

/** A call or message of a person about a listing; one row per person and listing. */
export class Connection extends Model<InferAttributes<Connection>, InferCreationAttributes<Connection>> {
  declare id: CreationOptional<number>;
  declare userId: ForeignKey<User["id"]>;
  declare listingId: ForeignKey<Listing["id"]>;
  declare kind: "call" | "chat";
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Connection.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    kind: { type: DataTypes.TEXT, allowNull: false },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "connections" },
);
Connection.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Connection.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });

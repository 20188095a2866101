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

/** A listing somebody keeps. */
export class Favourite extends Model<InferAttributes<Favourite>, InferCreationAttributes<Favourite>> {
  declare userId: ForeignKey<User["id"]>;
  declare listingId: ForeignKey<Listing["id"]>;
  declare createdAt: CreationOptional<Date>;
}

Favourite.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true },
    listingId: { type: DataTypes.INTEGER, primaryKey: true },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "favourites", updatedAt: false },
);
Favourite.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Favourite.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });

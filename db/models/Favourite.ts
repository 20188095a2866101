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
  /** The price its person last knew, in whole units of `knownCurrency`; null when nobody noted it. */
  declare knownPrice: CreationOptional<number | null>;
  declare knownCurrency: CreationOptional<"UZS" | "UYE" | null>;
  /** When its person was last told of a price, and that it is off sale. */
  declare priceToldAt: CreationOptional<Date | null>;
  declare goneToldAt: CreationOptional<Date | null>;
  /** They want to hear nothing of it. */
  declare isHushed: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
}

Favourite.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true },
    listingId: { type: DataTypes.INTEGER, primaryKey: true },
    knownPrice: DataTypes.BIGINT,
    knownCurrency: DataTypes.TEXT,
    priceToldAt: DataTypes.DATE,
    goneToldAt: DataTypes.DATE,
    isHushed: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    createdAt: DataTypes.DATE,
  },
  { sequelize, tableName: "favourites", updatedAt: false },
);
Favourite.belongsTo(User, { as: "user", foreignKey: { name: "userId", allowNull: false } });
Favourite.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });

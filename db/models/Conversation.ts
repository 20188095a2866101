import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";
import type { User } from "./User.ts";

/** Two people about one listing, through the bot. */
export class Conversation extends Model<
  InferAttributes<Conversation>,
  InferCreationAttributes<Conversation>
> {
  declare id: CreationOptional<number>;
  declare listingId: ForeignKey<Listing["id"]>;
  declare buyerId: ForeignKey<User["id"]>;
  declare sellerId: ForeignKey<User["id"]>;
  declare createdAt: CreationOptional<Date>;
  declare lastMessageAt: CreationOptional<Date | null>;
  /** When each side last opened it or said something there: what came later is unread. */
  declare buyerSeenAt: CreationOptional<Date>;
  declare sellerSeenAt: CreationOptional<Date>;
}

Conversation.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    buyerId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    sellerId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    createdAt: DataTypes.DATE,
    lastMessageAt: DataTypes.DATE,
    buyerSeenAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    sellerSeenAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "conversations", updatedAt: false },
);
Conversation.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });

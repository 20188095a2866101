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
import { Conversation } from "./Conversation.ts";

/** A price that one side of a conversation offers the other. Rules of its life are in core/offers. */
export class Offer extends Model<InferAttributes<Offer>, InferCreationAttributes<Offer>> {
  declare id: CreationOptional<number>;
  declare conversationId: ForeignKey<Conversation["id"]>;
  declare isBySeller: boolean;
  /** Whole units of `currency`. */
  declare price: number;
  /** The price of the listing when the offer was made. */
  declare listingPrice: number;
  declare currency: "UZS" | "UYE";
  declare status: CreationOptional<
    "open" | "accepted" | "declined" | "countered" | "replaced" | "outdated" | "expired"
  >;
  /** Telegram's update that brought it. */
  declare updateId: number;
  declare createdAt: CreationOptional<Date>;
  declare expiresAt: CreationOptional<Date>;
  declare settledAt: CreationOptional<Date | null>;
}

Offer.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    isBySeller: { type: DataTypes.BOOLEAN, allowNull: false },
    price: { type: DataTypes.BIGINT, allowNull: false },
    listingPrice: { type: DataTypes.BIGINT, allowNull: false },
    currency: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "open" },
    updateId: { type: DataTypes.BIGINT, allowNull: false },
    createdAt: DataTypes.DATE,
    expiresAt: {
      type: DataTypes.DATE,
      allowNull: false,
      defaultValue: literal("(now() + '24:00:00'::interval)"),
    },
    settledAt: DataTypes.DATE,
  },
  { sequelize, tableName: "offers", updatedAt: false },
);
Offer.belongsTo(Conversation, {
  as: "conversation",
  foreignKey: { name: "conversationId", allowNull: false },
});

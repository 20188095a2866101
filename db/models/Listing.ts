import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { ListingStatus } from "#contract/listings.ts";
import type { CloseReason, RejectReason } from "#contract/reasons.ts";
import { sequelize } from "../sequelize.ts";
import { Category } from "./Category.ts";
import { City } from "./City.ts";
import { District } from "./District.ts";
import { Region } from "./Region.ts";
import { User } from "./User.ts";

/** A classified ad. Rules of its life are in core/listings. */
export class Listing extends Model<InferAttributes<Listing>, InferCreationAttributes<Listing>> {
  declare id: CreationOptional<number>;
  declare link: string;
  declare ownerId: ForeignKey<User["id"]>;
  declare status: ListingStatus;
  declare name: string;
  declare nameRu: CreationOptional<string | null>;
  declare nameUz: CreationOptional<string | null>;
  declare description: string;
  declare descriptionRu: CreationOptional<string | null>;
  declare descriptionUz: CreationOptional<string | null>;
  declare originalLang: "ru" | "uz";
  declare isTranslationActual: CreationOptional<boolean>;
  /** Whole units of `currency`. */
  declare price: number;
  declare isNegotiable: CreationOptional<boolean>;
  declare currency: "UZS" | "UYE";
  /** The price in sum. */
  declare priceSum: number;
  declare state: "New" | "Used";
  declare categoryId: ForeignKey<Category["id"]>;
  /** The path to the category from the top. */
  declare category_1: number;
  declare category_2: CreationOptional<number | null>;
  declare category_3: CreationOptional<number | null>;
  declare regionId: ForeignKey<Region["id"]>;
  declare cityId: CreationOptional<ForeignKey<City["id"]> | null>;
  declare districtId: CreationOptional<ForeignKey<District["id"]> | null>;
  declare longitude: CreationOptional<number | null>;
  declare latitude: CreationOptional<number | null>;
  declare zoom: CreationOptional<number>;
  declare phoneNumbers: CreationOptional<string[]>;
  declare contactMethods: CreationOptional<"call" | "chat" | "both">;
  declare hasPhotos: CreationOptional<boolean>;
  /** Seconds since 1970 of the first approval; 0 before it. */
  declare rankAt: CreationOptional<number>;
  /** Raised by every change of what a moderator looks at. */
  declare edition: CreationOptional<number>;
  /** Approval makes the bot offer promotion. */
  declare isTopOnModerate: CreationOptional<boolean>;
  /** When it last came before the moderators. */
  declare submittedAt: CreationOptional<Date | null>;
  declare translationDueAt: CreationOptional<Date | null>;
  declare translationTries: CreationOptional<number>;
  declare rejectReason: CreationOptional<RejectReason | null>;
  declare rejectNote: CreationOptional<string | null>;
  declare closeReason: CreationOptional<CloseReason | null>;
  declare approvedAt: CreationOptional<Date | null>;
  declare expiresAt: CreationOptional<Date | null>;
  /** Kept for a buyer till then, while its status stays active. */
  declare reservedUntil: CreationOptional<Date | null>;
  /** The person it is kept for, where the bot knows them. */
  declare reservedForId: CreationOptional<ForeignKey<User["id"]> | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Listing.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    link: { type: DataTypes.TEXT, allowNull: false },
    status: { type: DataTypes.TEXT, allowNull: false },
    name: { type: DataTypes.TEXT, allowNull: false },
    nameRu: DataTypes.TEXT,
    nameUz: DataTypes.TEXT,
    description: { type: DataTypes.TEXT, allowNull: false },
    descriptionRu: DataTypes.TEXT,
    descriptionUz: DataTypes.TEXT,
    originalLang: { type: DataTypes.TEXT, allowNull: false },
    isTranslationActual: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    price: { type: DataTypes.BIGINT, allowNull: false },
    isNegotiable: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    currency: { type: DataTypes.TEXT, allowNull: false },
    priceSum: { type: DataTypes.BIGINT, allowNull: false },
    state: { type: DataTypes.TEXT, allowNull: false },
    category_1: { type: DataTypes.INTEGER, allowNull: false, references: { model: "categories", key: "id" } },
    category_2: { type: DataTypes.INTEGER, references: { model: "categories", key: "id" } },
    category_3: { type: DataTypes.INTEGER, references: { model: "categories", key: "id" } },
    longitude: DataTypes.DOUBLE,
    latitude: DataTypes.DOUBLE,
    zoom: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    phoneNumbers: { type: DataTypes.ARRAY(DataTypes.TEXT), allowNull: false, defaultValue: [] },
    contactMethods: { type: DataTypes.TEXT, allowNull: false, defaultValue: "both" },
    hasPhotos: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    rankAt: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    edition: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
    isTopOnModerate: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    submittedAt: DataTypes.DATE,
    translationDueAt: DataTypes.DATE,
    translationTries: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
    rejectReason: DataTypes.TEXT,
    rejectNote: DataTypes.TEXT,
    closeReason: DataTypes.TEXT,
    approvedAt: DataTypes.DATE,
    expiresAt: DataTypes.DATE,
    reservedUntil: DataTypes.DATE,
    reservedForId: { type: DataTypes.INTEGER, references: { model: "users", key: "id" } },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "listings" },
);
Listing.belongsTo(User, { as: "owner", foreignKey: { name: "ownerId", allowNull: false } });
Listing.belongsTo(Category, { as: "category", foreignKey: { name: "categoryId", allowNull: false } });
Listing.belongsTo(Region, { as: "region", foreignKey: { name: "regionId", allowNull: false } });
Listing.belongsTo(City, { as: "city", foreignKey: { name: "cityId", allowNull: true } });
Listing.belongsTo(District, { as: "district", foreignKey: { name: "districtId", allowNull: true } });

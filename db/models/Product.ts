import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { Product as ProductWhole } from "#contract/products.ts";
import { sequelize } from "../sequelize.ts";
import { ShopCategory } from "./ShopCategory.ts";

/** Something the shop sells; prices in whole rupees. */
export class Product extends Model<InferAttributes<Product>, InferCreationAttributes<Product>> {
  declare id: CreationOptional<number>;
  declare link: string;
  declare categoryId: ForeignKey<ShopCategory["id"]>;
  declare titleEn: string;
  declare titleHi: CreationOptional<string | null>;
  declare descriptionEn: CreationOptional<string>;
  declare descriptionHi: CreationOptional<string | null>;
  declare details: CreationOptional<ProductWhole["details"]>;
  declare highlights: CreationOptional<ProductWhole["highlights"]>;
  declare pictureHighlights: CreationOptional<ProductWhole["productHighlights"]>;
  /** Alone. */
  declare price: number;
  /** With friends; delivery is in it. */
  declare discountedPrice: number;
  declare participantsToComplete: CreationOptional<number>;
  /** Whether the product is really sold. A product that isn't is a demand test: interest in it is noted. */
  declare isReal: CreationOptional<boolean>;
  declare publishedAt: CreationOptional<Date | null>;
  declare ogImage: CreationOptional<string | null>;
  /** Normal form of the titles, for typos. */
  declare nameWords: CreationOptional<string>;
  /** A tsvector of all words in their normal form. */
  declare terms: CreationOptional<string>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

Product.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    link: { type: DataTypes.TEXT, allowNull: false },
    titleEn: { type: DataTypes.TEXT, allowNull: false },
    titleHi: DataTypes.TEXT,
    descriptionEn: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    descriptionHi: DataTypes.TEXT,
    details: { type: DataTypes.JSONB, allowNull: false, defaultValue: [] },
    highlights: { type: DataTypes.JSONB, allowNull: false, defaultValue: [] },
    pictureHighlights: { type: DataTypes.JSONB, allowNull: false, defaultValue: [] },
    price: { type: DataTypes.INTEGER, allowNull: false },
    discountedPrice: { type: DataTypes.INTEGER, allowNull: false },
    participantsToComplete: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 5 },
    isReal: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
    publishedAt: DataTypes.DATE,
    ogImage: DataTypes.TEXT,
    nameWords: { type: DataTypes.TEXT, allowNull: false, defaultValue: "" },
    terms: { type: DataTypes.TSVECTOR, allowNull: false, defaultValue: "" },
    createdAt: DataTypes.DATE,
    updatedAt: DataTypes.DATE,
  },
  { sequelize, tableName: "products", timestamps: true },
);
Product.belongsTo(ShopCategory, { as: "category", foreignKey: { name: "categoryId", allowNull: false } });

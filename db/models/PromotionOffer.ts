import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { PromotionType } from "#contract/payKinds.ts";
import { sequelize } from "../sequelize.ts";

/** A service that can be bought for a listing, with what is said of it. `cost` and `fakeCost` are coins. */
export class PromotionOffer extends Model<
  InferAttributes<PromotionOffer>,
  InferCreationAttributes<PromotionOffer>
> {
  declare id: CreationOptional<number>;
  declare type: PromotionType;
  declare cost: number;
  /** Shown struck through beside the cost. */
  declare fakeCost: number | null;
  /** Null for VIP, which lasts until others have paid. */
  declare daysAmount: number | null;
  /** For TopUp only: how many times as often the listing is shown. */
  declare viewMultiply: number | null;
  declare icon: string;
  declare gtmEventName: string;
  declare headerRu: string;
  declare headerUz: string;
  declare textRu: string;
  declare textUz: string;
  declare cardHeaderRu: string;
  declare cardHeaderUz: string;
  declare cardTextRu: string;
  declare cardTextUz: string;
  /** Order within its type. */
  declare position: number;
  declare isOffered: CreationOptional<boolean>;
}

// Sequelize writes into what describes a column, so each has its own.
const words = () => ({ type: DataTypes.TEXT, allowNull: false });

PromotionOffer.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    type: words(),
    cost: { type: DataTypes.INTEGER, allowNull: false },
    fakeCost: DataTypes.INTEGER,
    daysAmount: DataTypes.SMALLINT,
    viewMultiply: DataTypes.SMALLINT,
    icon: words(),
    gtmEventName: words(),
    headerRu: words(),
    headerUz: words(),
    textRu: words(),
    textUz: words(),
    cardHeaderRu: words(),
    cardHeaderUz: words(),
    cardTextRu: words(),
    cardTextUz: words(),
    position: { type: DataTypes.SMALLINT, allowNull: false },
    isOffered: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
  },
  { sequelize, tableName: "promotion_offers", timestamps: false },
);

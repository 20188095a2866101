import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Coins that are sold for Stars; `priceSum` is told beside them. */
export class CoinPack extends Model<InferAttributes<CoinPack>, InferCreationAttributes<CoinPack>> {
  declare id: CreationOptional<number>;
  declare coins: number;
  declare priceSum: number;
  declare priceStars: number;
  declare isOffered: CreationOptional<boolean>;
}

CoinPack.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    coins: { type: DataTypes.INTEGER, allowNull: false },
    priceSum: { type: DataTypes.INTEGER, allowNull: false },
    priceStars: { type: DataTypes.INTEGER, allowNull: false },
    isOffered: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
  },
  { sequelize, tableName: "coin_packs", timestamps: false },
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A change that isn't in listing_counts yet: totals are both together. */
export class ListingCountDelta extends Model<
  InferAttributes<ListingCountDelta>,
  InferCreationAttributes<ListingCountDelta>
> {
  declare id: CreationOptional<number>;
  declare regionId: number;
  declare cityId: CreationOptional<number | null>;
  declare districtId: CreationOptional<number | null>;
  declare category_1: number;
  declare category_2: CreationOptional<number | null>;
  declare category_3: CreationOptional<number | null>;
  declare state: string;
  declare hasPhotos: boolean;
  declare change: number;
}

ListingCountDelta.init(
  {
    id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
    regionId: { type: DataTypes.INTEGER, allowNull: false },
    cityId: DataTypes.INTEGER,
    districtId: DataTypes.INTEGER,
    category_1: { type: DataTypes.INTEGER, allowNull: false },
    category_2: DataTypes.INTEGER,
    category_3: DataTypes.INTEGER,
    state: { type: DataTypes.TEXT, allowNull: false },
    hasPhotos: { type: DataTypes.BOOLEAN, allowNull: false },
    change: { type: DataTypes.INTEGER, allowNull: false },
  },
  { sequelize, tableName: "listing_count_deltas", timestamps: false },
);

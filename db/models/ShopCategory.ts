import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A section of the shop. */
export class ShopCategory extends Model<
  InferAttributes<ShopCategory>,
  InferCreationAttributes<ShopCategory>
> {
  declare id: CreationOptional<number>;
  declare link: string;
  declare nameEn: string;
  declare nameHi: string;
  declare position: CreationOptional<number>;
}

ShopCategory.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    link: { type: DataTypes.TEXT, allowNull: false },
    nameEn: { type: DataTypes.TEXT, allowNull: false },
    nameHi: { type: DataTypes.TEXT, allowNull: false },
    position: { type: DataTypes.SMALLINT, allowNull: false, defaultValue: 0 },
  },
  { sequelize, tableName: "shop_categories", timestamps: false },
);

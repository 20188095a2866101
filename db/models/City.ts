import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Region } from "./Region.ts";

/** A city or town of a region. */
export class City extends Model<InferAttributes<City>, InferCreationAttributes<City>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare nameRu: string;
  declare nameUz: string;
  declare nameHi: string;
  declare latitude: number;
  declare longitude: number;
  declare zoom: number;
  declare position: number;
  declare regionId: ForeignKey<Region["id"]>;
  declare isCapital: CreationOptional<boolean>;
}

City.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    slug: { type: DataTypes.TEXT, allowNull: false },
    nameRu: { type: DataTypes.TEXT, allowNull: false },
    nameUz: { type: DataTypes.TEXT, allowNull: false },
    nameHi: { type: DataTypes.TEXT, allowNull: false },
    latitude: { type: DataTypes.DOUBLE, allowNull: false },
    longitude: { type: DataTypes.DOUBLE, allowNull: false },
    zoom: { type: DataTypes.SMALLINT, allowNull: false },
    position: { type: DataTypes.INTEGER, allowNull: false },
    isCapital: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  },
  { sequelize, tableName: "cities", timestamps: false },
);
City.belongsTo(Region, { as: "region", foreignKey: { name: "regionId", allowNull: false } });

import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { City } from "./City.ts";

/** A district of a city. */
export class District extends Model<InferAttributes<District>, InferCreationAttributes<District>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare nameRu: string;
  declare nameUz: string;
  declare nameHi: string;
  declare latitude: number;
  declare longitude: number;
  declare zoom: number;
  declare position: number;
  declare cityId: ForeignKey<City["id"]>;
}

District.init(
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
  },
  { sequelize, tableName: "districts", timestamps: false },
);
District.belongsTo(City, { as: "city", foreignKey: { name: "cityId", allowNull: false } });

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A first-level unit of the country. */
export class Region extends Model<InferAttributes<Region>, InferCreationAttributes<Region>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare nameRu: string;
  declare nameUz: string;
  declare nameHi: string;
  declare latitude: number;
  declare longitude: number;
  declare zoom: number;
  declare position: number;
}

Region.init(
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
  { sequelize, tableName: "regions", timestamps: false },
);

import {
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { CategoryParameter } from "./CategoryParameter.ts";
import { Listing } from "./Listing.ts";

/** A value of a category parameter; of an option its Russian text. */
export class ListingParameter extends Model<
  InferAttributes<ListingParameter>,
  InferCreationAttributes<ListingParameter>
> {
  declare listingId: ForeignKey<Listing["id"]>;
  declare parameterId: ForeignKey<CategoryParameter["id"]>;
  declare value: string;
}

ListingParameter.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true },
    parameterId: { type: DataTypes.INTEGER, primaryKey: true },
    value: { type: DataTypes.TEXT, allowNull: false },
  },
  { sequelize, tableName: "listing_parameters", timestamps: false },
);
ListingParameter.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });
ListingParameter.belongsTo(CategoryParameter, {
  as: "parameter",
  foreignKey: { name: "parameterId", allowNull: false },
});

import {
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";
import { Image } from "./Image.ts";
import { Listing } from "./Listing.ts";

/** A photo in its place of a listing; place 0 is the cover. */
export class ListingPhoto extends Model<
  InferAttributes<ListingPhoto>,
  InferCreationAttributes<ListingPhoto>
> {
  declare listingId: ForeignKey<Listing["id"]>;
  declare position: number;
  declare imageId: ForeignKey<Image["id"]>;
}

ListingPhoto.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true },
    position: { type: DataTypes.SMALLINT, primaryKey: true },
  },
  { sequelize, tableName: "listing_photos", timestamps: false },
);
ListingPhoto.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });
ListingPhoto.belongsTo(Image, { as: "image", foreignKey: { name: "imageId", allowNull: false } });

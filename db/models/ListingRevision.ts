import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { ParameterValue } from "#contract/listingInput.ts";
import type { RejectReason } from "#contract/reasons.ts";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";

/** A change of an approved listing that waits for a moderator or was refused; null is unchanged. */
export class ListingRevision extends Model<
  InferAttributes<ListingRevision>,
  InferCreationAttributes<ListingRevision>
> {
  declare listingId: ForeignKey<Listing["id"]>;
  declare status: CreationOptional<"pending" | "rejected">;
  declare name: CreationOptional<string | null>;
  declare description: CreationOptional<string | null>;
  declare originalLang: CreationOptional<"ru" | "uz" | null>;
  declare categoryId: CreationOptional<number | null>;
  /** Parameters of the new category. */
  declare parameters: CreationOptional<ParameterValue[] | null>;
  /** The cover first. */
  declare imageIds: CreationOptional<number[] | null>;
  declare rejectReason: CreationOptional<RejectReason | null>;
  declare rejectNote: CreationOptional<string | null>;
  declare submittedAt: CreationOptional<Date>;
}

ListingRevision.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true },
    status: { type: DataTypes.TEXT, allowNull: false, defaultValue: "pending" },
    name: DataTypes.TEXT,
    description: DataTypes.TEXT,
    originalLang: DataTypes.TEXT,
    categoryId: { type: DataTypes.INTEGER, references: { model: "categories", key: "id" } },
    parameters: DataTypes.JSONB,
    imageIds: DataTypes.ARRAY(DataTypes.INTEGER),
    rejectReason: DataTypes.TEXT,
    rejectNote: DataTypes.TEXT,
    submittedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: DataTypes.NOW },
  },
  { sequelize, tableName: "listing_revisions", timestamps: false },
);
Listing.hasOne(ListingRevision, { as: "revision", foreignKey: "listingId" });

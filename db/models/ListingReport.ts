import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import type { ReportReason } from "#contract/reasons.ts";
import { sequelize } from "../sequelize.ts";
import { Listing } from "./Listing.ts";
import { User } from "./User.ts";

/** A person's report against a listing; open until a moderator decides about it. */
export class ListingReport extends Model<
  InferAttributes<ListingReport>,
  InferCreationAttributes<ListingReport>
> {
  declare id: CreationOptional<number>;
  declare listingId: ForeignKey<Listing["id"]>;
  declare reporterId: ForeignKey<User["id"]>;
  declare reason: ReportReason;
  declare note: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare settledAt: CreationOptional<Date | null>;
}

ListingReport.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    reason: { type: DataTypes.TEXT, allowNull: false },
    note: DataTypes.TEXT,
    createdAt: DataTypes.DATE,
    settledAt: DataTypes.DATE,
  },
  { sequelize, tableName: "listing_reports", updatedAt: false },
);
ListingReport.belongsTo(Listing, { as: "listing", foreignKey: { name: "listingId", allowNull: false } });
ListingReport.belongsTo(User, { as: "reporter", foreignKey: { name: "reporterId", allowNull: false } });

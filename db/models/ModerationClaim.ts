import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** What of the moderation queue a moderator looks at in the chat, and until when: so that two never look at the same. */
export class ModerationClaim extends Model<
  InferAttributes<ModerationClaim>,
  InferCreationAttributes<ModerationClaim>
> {
  declare listingId: number;
  declare adminId: number;
  declare claimedAt: CreationOptional<Date>;
  declare expiresAt: Date;
}

ModerationClaim.init(
  {
    listingId: { type: DataTypes.INTEGER, primaryKey: true, references: { model: "listings", key: "id" } },
    adminId: { type: DataTypes.INTEGER, allowNull: false, references: { model: "users", key: "id" } },
    claimedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
    expiresAt: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "moderation_claims", timestamps: false },
);

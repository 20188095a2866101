import { DataTypes, type InferAttributes, type InferCreationAttributes, Model } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** A saved search that a message told of, up to which find. */
export class SavedSearchMessagePart extends Model<
  InferAttributes<SavedSearchMessagePart>,
  InferCreationAttributes<SavedSearchMessagePart>
> {
  declare messageId: number;
  declare searchId: number;
  /** Finds after the one up to the other. */
  declare afterFind: number;
  declare uptoFind: number;
}

SavedSearchMessagePart.init(
  {
    messageId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "saved_search_messages", key: "id" },
    },
    searchId: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: "saved_searches", key: "id" },
    },
    afterFind: { type: DataTypes.BIGINT, allowNull: false },
    uptoFind: { type: DataTypes.BIGINT, allowNull: false },
  },
  { sequelize, tableName: "saved_search_message_parts", timestamps: false },
);

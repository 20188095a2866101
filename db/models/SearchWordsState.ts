import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Up to when listings have been read for the lexicon. */
export class SearchWordsState extends Model<
  InferAttributes<SearchWordsState>,
  InferCreationAttributes<SearchWordsState>
> {
  declare id: CreationOptional<number>;
  declare readUntil: Date;
}

SearchWordsState.init(
  {
    id: { type: DataTypes.INTEGER, primaryKey: true, defaultValue: 1 },
    readUntil: { type: DataTypes.DATE, allowNull: false },
  },
  { sequelize, tableName: "search_words_state", timestamps: false },
);

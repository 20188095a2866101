import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
} from "sequelize";
import { sequelize } from "../sequelize.ts";

/** Wrong guesses by phone, whoever guessed: a bound of its own that a new code doesn't reset. */
export class PhoneGuess extends Model<InferAttributes<PhoneGuess>, InferCreationAttributes<PhoneGuess>> {
  declare phoneNumber: string;
  declare askerHash: string;
  declare guessedAt: CreationOptional<Date>;
}

PhoneGuess.init(
  {
    phoneNumber: { type: DataTypes.TEXT, allowNull: false },
    askerHash: { type: DataTypes.TEXT, allowNull: false },
    guessedAt: { type: DataTypes.DATE, allowNull: false, defaultValue: literal("now()") },
  },
  { sequelize, tableName: "phone_guesses", timestamps: false },
);
PhoneGuess.removeAttribute("id");

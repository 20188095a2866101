import { Op, QueryTypes } from "sequelize";
import { RuleError } from "#core/errors.ts";
import { locks } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { sequelize, transact } from "#db/sequelize.ts";

/** Bounds of E.164 without its plus. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/**
 * Keeps the phone that a person has proven by sharing their own contact. Who had proven that number before keeps
 * everything but the proof: future codes go to the new holder.
 * @returns the number as kept, in E.164.
 * @throws {RuleError} `invalid_input` when it is no phone number, `not_found` when the person is unknown.
 */
export function verifyPhone(telegramId: number, phone: string): Promise<string> {
  const digits = phone.replace(/\D/g, "");
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) {
    throw new RuleError("invalid_input", "Not a phone number");
  }
  const phoneNumber = `+${digits}`;

  return transact(async () => {
    // Two people who prove one number at once come one after the other.
    await sequelize.query("select pg_advisory_xact_lock($lock, hashtext($phoneNumber))", {
      type: QueryTypes.SELECT,
      bind: { lock: locks.phone, phoneNumber },
    });
    await User.update(
      { phoneVerifiedAt: null },
      {
        where: {
          phoneNumber,
          phoneVerifiedAt: { [Op.ne]: null },
          telegramId: { [Op.or]: [{ [Op.is]: null }, { [Op.ne]: telegramId }] },
        },
      },
    );
    const [changed] = await User.update(
      { phoneNumber, phoneVerifiedAt: new Date() },
      { where: { telegramId } },
    );
    if (changed === 0) throw new RuleError("not_found", "No such person");
    return phoneNumber;
  });
}

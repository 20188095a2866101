import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { provePhone } from "./provePhone.ts";

/** Bounds of E.164 without its plus. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/**
 * Keeps the phone that a person has proven by sharing their own contact. Who had proven that number before keeps
 * everything but the proof: future codes go to the new holder. An account that had only this phone becomes part of theirs.
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
    const user = await User.findOne({ where: { telegramId } });
    if (!user) throw new RuleError("not_found", "No such person");
    // Two people who prove one number at once come one after the other.
    await holdLock("phone", phoneNumber);
    await provePhone(user, phoneNumber);
    return phoneNumber;
  });
}

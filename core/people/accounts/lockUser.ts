import { Transaction } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";

/**
 * Holds a person's row till the open transaction ends, so that a ban comes wholly before or wholly after what they do.
 * A listing is locked after its owner. `alone` lets only one such act of a person at a time in, so that a
 * limit of theirs holds. `hasTelegram` lets nobody in who has but a phone: such an account becomes part of another one.
 * @throws {RuleError} banned, account_closing, forbidden
 */
export async function lockUser(userId: number, { alone = false, hasTelegram = false } = {}): Promise<void> {
  const { NO_KEY_UPDATE, SHARE } = Transaction.LOCK;
  const lock = alone ? NO_KEY_UPDATE : SHARE;
  const caller = await User.findByPk(userId, {
    attributes: ["bannedAt", "telegramId", "deletionAskedAt"],
    lock,
  });
  if (caller?.bannedAt) throw new RuleError("banned", "This person is banned");
  if (caller?.deletionAskedAt) throw new RuleError("account_closing", "This person has asked to be deleted");
  if (hasTelegram && caller?.telegramId === null) {
    throw new RuleError("forbidden", "Only people with Telegram do this");
  }
}

import { Transaction } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";

/** Somebody who can be sent something. */
export interface Buyer {
  id: number;
  telegramId: number | null;
  phoneNumber: string;
  refererId: number | null;
}

/**
 * Finds the buyer of an order; from the first order on, their referrer no longer changes.
 * @throws {RuleError} banned, account_closing, phone_unproven when no phone of theirs has been proven.
 */
export async function getBuyer(userId: number): Promise<Buyer> {
  // Their key stays free for orders of whom they have brought, so that who brought each other in a ring don't wait in one.
  const user = await User.findByPk(userId, { lock: Transaction.LOCK.NO_KEY_UPDATE, rejectOnEmpty: true });
  const { phoneNumber, phoneVerifiedAt, bannedAt, deletionAskedAt } = user;
  if (bannedAt) throw new RuleError("banned", "This person is banned");
  if (deletionAskedAt) throw new RuleError("account_closing", "This person has asked to be deleted");
  if (!phoneNumber || !phoneVerifiedAt) throw new RuleError("phone_unproven", "No proven phone");
  if (!user.refererFixedAt) await user.update({ refererFixedAt: new Date() });
  return { id: userId, telegramId: user.telegramId, phoneNumber, refererId: user.refererId };
}

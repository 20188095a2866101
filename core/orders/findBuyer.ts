import { Transaction } from "sequelize";
import { User } from "#db/models/User.ts";
import { RuleError } from "../errors.ts";

/** Somebody who can be sent something. */
export interface Buyer {
  id: number;
  telegramId: number | null;
  phoneNumber: string;
  refererId: number | null;
}

/**
 * Whose own code somebody comes with, or who has absorbed them meanwhile, unless it is theirs or of whom they have brought.
 * That one has ordered: it is fixed.
 */
async function bringerOf(userId: number, broughtBy: number | undefined): Promise<number | null> {
  if (broughtBy === undefined) return null;
  const attributes = ["id", "refererId", "absorbedById"];
  const told = await User.findByPk(broughtBy, { attributes });
  const bringer = told?.absorbedById ? await User.findByPk(told.absorbedById, { attributes }) : told;
  return bringer && bringer.id !== userId && bringer.refererId !== userId ? bringer.id : null;
}

/**
 * Who orders; from the first order on, who brought them no longer changes. `broughtBy` counts where nobody has yet.
 * @throws {RuleError} banned, account_closing, phone_unproven when no phone of theirs has been proven.
 */
export async function findBuyer(userId: number, broughtBy: number | undefined): Promise<Buyer> {
  // Their key stays free for orders of whom they have brought, so that who brought each other in a ring don't wait in one.
  const user = await User.findByPk(userId, { lock: Transaction.LOCK.NO_KEY_UPDATE, rejectOnEmpty: true });
  const { phoneNumber, phoneVerifiedAt, bannedAt, deletionAskedAt } = user;
  if (bannedAt) throw new RuleError("banned", "This person is banned");
  if (deletionAskedAt) throw new RuleError("account_closing", "This person has asked to be deleted");
  if (!phoneNumber || !phoneVerifiedAt) throw new RuleError("phone_unproven", "No proven phone");
  if (!user.refererFixedAt) {
    const refererId = user.refererId ?? (await bringerOf(userId, broughtBy));
    await user.update({ refererId, refererFixedAt: new Date() });
  }
  return { id: userId, telegramId: user.telegramId, phoneNumber, refererId: user.refererId };
}

import { User } from "#db/models/User.ts";
import { RuleError } from "../errors.ts";

/** Somebody who can be sent something. */
export interface Buyer {
  id: number;
  telegramId: number | null;
  phoneNumber: string;
  refererId: number | null;
}

/** Whose own code somebody comes with, unless it is theirs or of whom they have brought. That one has ordered: it is fixed. */
async function bringerOf(userId: number, broughtBy: number | undefined): Promise<number | null> {
  if (broughtBy === undefined || broughtBy === userId) return null;
  const bringer = await User.findByPk(broughtBy, { attributes: ["refererId"] });
  return bringer && bringer.refererId !== userId ? broughtBy : null;
}

/**
 * Who orders; from the first order on, who brought them no longer changes. `broughtBy` counts where nobody has yet.
 * @throws {RuleError} phone_unproven when no phone of theirs has been proven.
 */
export async function findBuyer(userId: number, broughtBy: number | undefined): Promise<Buyer> {
  const user = await User.findByPk(userId, { lock: true, rejectOnEmpty: true });
  const { phoneNumber, phoneVerifiedAt } = user;
  if (!phoneNumber || !phoneVerifiedAt) throw new RuleError("phone_unproven", "No proven phone");
  if (!user.refererFixedAt) {
    const refererId = user.refererId ?? (await bringerOf(userId, broughtBy));
    await user.update({ refererId, refererFixedAt: new Date() });
  }
  return { id: userId, telegramId: user.telegramId, phoneNumber, refererId: user.refererId };
}

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
 * Who orders; from the first order on, who brought them no longer changes. `broughtBy` counts where nobody has yet.
 * @throws {RuleError} phone_unproven when no phone of theirs has been proven.
 */
export async function findBuyer(userId: number, broughtBy: number | undefined): Promise<Buyer> {
  const user = await User.findByPk(userId, { lock: true, rejectOnEmpty: true });
  const { phoneNumber, phoneVerifiedAt } = user;
  if (!phoneNumber || !phoneVerifiedAt) throw new RuleError("phone_unproven", "No proven phone");
  if (!user.refererFixedAt) {
    const refererId = user.refererId ?? (broughtBy === userId ? null : (broughtBy ?? null));
    await user.update({ refererId, refererFixedAt: new Date() });
  }
  return { id: userId, telegramId: user.telegramId, phoneNumber, refererId: user.refererId };
}

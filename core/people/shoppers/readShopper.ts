import type { z } from "zod";
import type { Shopper } from "#contract/shoppers.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";
import { toDigits } from "./toDigits.ts";

/**
 * The caller as the storefront knows them.
 * @throws {RuleError} unauthorized when there is no such person any more.
 */
export async function readShopper(userId: number): Promise<z.input<typeof Shopper>> {
  const user = await User.findByPk(userId);
  if (!user || user.absorbedById !== null) throw new RuleError("unauthorized", "The token's person is gone");
  const { id, firstName, language, isAdmin, refererId, phoneNumber, phoneVerifiedAt } = user;
  const proven = phoneVerifiedAt && phoneNumber ? toDigits(phoneNumber) : null;
  return { id, firstName, language, isAdmin, refererId, phoneNumber: proven };
}

/** Changes the caller's name. */
export async function renameShopper(userId: number, firstName: string): Promise<z.input<typeof Shopper>> {
  await User.update({ firstName }, { where: { id: userId } });
  return readShopper(userId);
}

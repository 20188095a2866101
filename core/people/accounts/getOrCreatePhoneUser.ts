import { Op } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { User } from "#db/models/User.ts";

/** The languages of the storefront, where people sign in by phone. */
const shopLanguage = (asked: Language | undefined): Language => (asked === "hi" ? "hi" : "en");

/**
 * Finds the owner of a phone: the person who has proven it, else a new person of whom nothing but the phone is known. In a transaction that holds
 * the lock `phone` of it, where the caller of it has been proven to have it.
 */
export async function getOrCreatePhoneUser(phoneNumber: string, asked: Language | undefined): Promise<User> {
  const known = await User.findOne({ where: { phoneNumber, phoneVerifiedAt: { [Op.ne]: null } } });
  if (known) return known;
  return User.create({ phoneNumber, phoneVerifiedAt: new Date(), language: shopLanguage(asked) });
}

import type { z } from "zod";
import type { DeliveryProfile as Profile, Shopper } from "#contract/shoppers.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";

/** A phone in E.164 as the storefront takes and shows it: digits with the country's code. */
const toDigits = (phoneNumber: string) => phoneNumber.replace(/^\+/, "");

type Changes = { [Name in keyof Omit<Profile, "phoneNumber">]?: string | undefined };

/** Where to bring what a person orders; "" where they haven't said. Without a phone of its own it has the proven one. */
export async function readDeliveryProfile(userId: number): Promise<Profile> {
  const profile = await DeliveryProfile.findByPk(userId);
  const user = await User.findByPk(userId, { attributes: ["phoneNumber", "phoneVerifiedAt"] });
  const proven = user?.phoneVerifiedAt ? user.phoneNumber : null;
  return {
    phoneNumber: toDigits(profile?.phoneNumber || proven || ""),
    recipientName: profile?.recipientName ?? "",
    address: profile?.address ?? "",
    addressExtra: profile?.addressExtra ?? "",
    city: profile?.city ?? "",
    state: profile?.state ?? "",
    pin: profile?.pin ?? "",
    payoutMethod: profile?.payoutMethod ?? "",
  };
}

/** Keeps what was sent of it; the rest stays. */
export async function saveDeliveryProfile(userId: number, changes: Changes): Promise<Profile> {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  const names = sent.map(([name]) => name) as (keyof Changes)[];
  return transact(async () => {
    if (names.length > 0) {
      await DeliveryProfile.upsert(
        { ...Object.fromEntries(sent), userId },
        { fields: [...names, "updatedAt"] },
      );
    }
    return readDeliveryProfile(userId);
  });
}

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

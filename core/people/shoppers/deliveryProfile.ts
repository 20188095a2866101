import type { DeliveryProfile as Profile } from "#contract/shoppers.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { toDigits } from "./toDigits.ts";

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

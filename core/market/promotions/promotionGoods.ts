import type { BoughtOffer } from "#contract/promotions.ts";
import type { Ended, Goods } from "#core/money/payments/goods.ts";
import { Listing } from "#db/models/Listing.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { chooseOffers } from "./chooseOffers.ts";
import { findPromotionRefusal } from "./findPromotionRefusal.ts";
import { grant } from "./grant.ts";
import { againRows, broughtValues, readEnded } from "./readEnded.ts";
import { isUsedUp, lockBought, revoke } from "./revoke.ts";

async function isAvailable(listingId: number | null, offers: readonly BoughtOffer[]): Promise<boolean> {
  const listing = listingId === null ? null : await Listing.findByPk(listingId);
  if (!listing) return false;
  for (const offer of offers) if (await findPromotionRefusal(listing, offer)) return false;
  return true;
}

async function describeEnded(ids: readonly number[]): Promise<Ended | undefined> {
  const ended = await readEnded(ids);
  return ended && { values: { name: ended.name, ...broughtValues(ended) }, buttons: againRows(ended) };
}

/** Promotions of listings, as payments sell them. */
export const promotionGoods: Goods = {
  choose: async (userId, listingId, ids) => chooseOffers(await lockOwnListing(userId, listingId), ids),
  isAvailable,
  grant,
  async hold(transaction) {
    const bought = await lockBought(transaction);
    return {
      isGone: bought.length === 0,
      isUsedUp: bought.some(isUsedUp),
      revoke: async () => describeEnded(await revoke(bought)),
    };
  },
};

import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { Favourite } from "#db/models/Favourite.ts";
import { transact } from "#db/sequelize.ts";
import { getOthersListing } from "../listings/getOthersListing.ts";

interface Wish {
  telegramProductId: number;
  /** The wanted state; without it the state is toggled. */
  isFavourite?: boolean | undefined;
}

interface Kept {
  isFavourite: boolean;
  /** People who keep the listing. */
  favouritesCount: number;
}

/**
 * Keeps somebody else's listing or lets it go. One that is kept may be let go whatever became of it.
 * @throws {RuleError} not_found, own_listing, not_active when it isn't on sale and is to be kept.
 */
export function toggleFavourite(
  userId: number,
  { telegramProductId: listingId, isFavourite }: Wish,
): Promise<Kept> {
  return transact(async () => {
    // One turn of a person at a time: two that read the same state would both turn it the same way.
    await holdLock("favourites", userId);
    const kept = await Favourite.findOne({ where: { userId, listingId } });
    const wanted = isFavourite ?? !kept;
    if (!kept) {
      const { status, price, currency } = await getOthersListing(userId, listingId);
      if (wanted && status !== "active") throw new RuleError("not_active", "It isn't on sale any more");
      const known = { knownPrice: price, knownCurrency: currency };
      if (wanted) await Favourite.create({ userId, listingId, ...known });
    } else if (!wanted) await kept.destroy();
    return { isFavourite: wanted, favouritesCount: await Favourite.count({ where: { listingId } }) };
  });
}

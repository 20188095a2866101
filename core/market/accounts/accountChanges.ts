import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { runSteps } from "#core/platform/domainEvents/runSteps.ts";
import { number, rows } from "#db/rows.ts";
import { closeListing } from "../selling/closeListing.ts";

const steps = [
  // If both accounts saved the same search, that of the account with Telegram stays.
  `delete from saved_searches old using saved_searches other
   where old.user_id = $old and other.user_id = $new and other.query_id = old.query_id`,
  "update saved_searches set user_id = $new where user_id = $old",
  "update removed_searches set user_id = $new where user_id = $old",
  "update saved_search_messages set user_id = $new where user_id = $old",
  `insert into favourites (user_id, listing_id, created_at, known_price, known_currency, is_hushed)
   select $new, listing_id, created_at, known_price, known_currency, is_hushed
   from favourites where user_id = $old on conflict do nothing`,
  "delete from favourites where user_id = $old",
  `delete from connections old using connections other
   where old.user_id = $old and other.user_id = $new and other.listing_id = old.listing_id`,
  "update connections set user_id = $new where user_id = $old",
  // One person counts once.
  `delete from listing_reports old using listing_reports other
   where old.reporter_id = $old and other.reporter_id = $new and other.listing_id = old.listing_id`,
  "update listing_reports set reporter_id = $new where reporter_id = $old",
];

/** Makes the old account's saved searches, favourites, contacts and reports the new one's. Listings it has none: they need Telegram. */
export const mergeMarketAccounts = ({ oldId, newId }: Merging): Promise<void> =>
  runSteps(steps, { old: oldId, new: newId });

/** Closes all of a person's listings that are on sale or may come on sale, in the caller's transaction. */
export async function closeListings({ userId }: { userId: number }): Promise<{ listings: number }> {
  // Locked in one order, as two runs of this would else wait for each other.
  const open = await rows(
    { id: number },
    `select id from listings where owner_id = $userId and status in ('pending', 'active', 'rejected')
     order by id for update`,
    { userId },
  );
  for (const { id } of open) await closeListing(userId, { id, reason: "Other" });
  return { listings: open.length };
}

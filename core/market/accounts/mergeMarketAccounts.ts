import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { runSteps } from "#core/platform/domainEvents/runSteps.ts";

const steps = [
  // Of two searches for the same the one with Telegram stays.
  `delete from saved_searches old using saved_searches other
   where old.user_id = $old and other.user_id = $new and other.query_id = old.query_id`,
  "update saved_searches set user_id = $new where user_id = $old",
  "update removed_searches set user_id = $new where user_id = $old",
  "update saved_search_messages set user_id = $new where user_id = $old",
  `insert into favourites (user_id, listing_id, created_at, known_price, known_currency, is_hushed)
   select $new, listing_id, created_at, known_price, known_currency, is_hushed
   from favourites where user_id = $old on conflict do nothing`,
  "delete from favourites where user_id = $old",
];

/** Makes the old account's saved searches and favourites the new one's. Listings it has none: they need Telegram. */
export const mergeMarketAccounts = ({ oldId, newId }: Merging): Promise<void> =>
  runSteps(steps, { old: oldId, new: newId });

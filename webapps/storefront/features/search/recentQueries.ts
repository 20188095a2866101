import { createRecent } from "#webapps/shared/search/createRecent.ts";
import { recordSearchQuery } from "#webapps/shared/search/recordSearchQuery.ts";

/** Notes what somebody looks for, for them and for the shop. */
export function noteSearch(query: string) {
  keepRecent(query);
  recordSearchQuery(query);
}

/** Queries that were made in the shop on this device. */
export const { useRecentQueries, keepRecent, forgetRecent, forgetAllRecent } =
  createRecent("shop-recent-queries");

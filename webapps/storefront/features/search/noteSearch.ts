import { recordSearchQuery } from "#webapps/shared/search/recordSearchQuery.ts";
import { keepRecent } from "./recentQueries.ts";

/** Notes what somebody looks for, for them and for the shop. */
export function noteSearch(query: string) {
  keepRecent(query);
  recordSearchQuery(query);
}

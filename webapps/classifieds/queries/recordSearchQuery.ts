import type { recordSearch } from "#contract/events.ts";
import { call } from "#webapps/shared/client/call.ts";
import { track } from "#webapps/shared/client/track.ts";
import { cleanQuery, isSameQuery } from "#webapps/shared/search/recentQueries.ts";

let last = "";

/** Counts what was searched for, once until something else is; nobody waits for it. */
export function recordSearchQuery(words: string) {
  const query = cleanQuery(words);
  if (!query || isSameQuery(query, last)) return;
  last = query;
  track("search", { query });
  call<typeof recordSearch>("post", "/api/telegram/search", { query }).catch(() => undefined);
}

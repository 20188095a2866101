import type { recordSearch } from "#contract/events.ts";
import { call } from "../client/call.ts";
import { track } from "../client/track.ts";
import { cleanQuery, isSameQuery } from "./recentQueries.ts";

let last = "";

/** Counts what was searched for, once until something else is; nobody waits for it. */
export function recordSearchQuery(words: string) {
  const query = cleanQuery(words);
  if (!query || isSameQuery(query, last)) return;
  last = query;
  track("search", { query });
  call<typeof recordSearch>("post", "/api/telegram/search", { query }).catch(() => undefined);
}

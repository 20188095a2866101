import type { recordSearch } from "#contract/events.ts";
import { call } from "#webapps/shared/client/call.ts";
import { track } from "#webapps/shared/client/track.ts";

/** Counts what was searched for; nobody waits for it. */
export function recordSearchQuery(query: string) {
  track("search", { query });
  call<typeof recordSearch>("post", "/api/telegram/search", { query }).catch(() => undefined);
}

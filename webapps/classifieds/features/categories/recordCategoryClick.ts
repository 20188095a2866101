import type { recordClick } from "#contract/events.ts";
import { call } from "#webapps/shared/client/call.ts";
import { track } from "#webapps/shared/client/track.ts";

/** Counts that a category was opened; nobody waits for it. */
export function recordCategoryClick(link: string) {
  track("category_click", { link });
  call<typeof recordClick>("post", "/api/telegram/click", { link }).catch(() => undefined);
}

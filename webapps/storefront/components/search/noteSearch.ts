import { track } from "#webapps/shared/client/track.ts";
import { keepRecent } from "../../stores/recentQueries.ts";

/** Notes what somebody looks for, for them and for the shop. */
export function noteSearch(query: string) {
  keepRecent(query);
  track("search", { query });
}

import { recordSearchQuery } from "#webapps/shared/search/recordSearchQuery.ts";
import { keepRecent } from "./recentQueries.ts";

/** The query that was noted last, if it was noted only because its typing paused. */
let begun: string | undefined;

/**
 * Notes what somebody looks for: counted once, kept among the recent. `isPause` says that they may yet type on, and
 * then the whole takes the place of its beginning.
 */
export function noteQuery(words: string, isPause = false) {
  if (!words.trim()) return;
  recordSearchQuery(words);
  keepRecent(words, begun);
  begun = isPause ? words : undefined;
}

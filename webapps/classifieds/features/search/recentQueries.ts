import { createRecent } from "#webapps/shared/search/createRecent.ts";

/** What was looked for in the market on this device. */
export const { useRecentQueries, keepRecent, forgetRecent, forgetAllRecent, restoreRecent } =
  createRecent("recent-queries");

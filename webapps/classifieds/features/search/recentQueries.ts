import { createRecent } from "#webapps/shared/search/createRecent.ts";

/** Queries that were made in the market on this device. */
export const { useRecentQueries, keepRecent, forgetRecent, forgetAllRecent, restoreRecent } =
  createRecent("recent-queries");

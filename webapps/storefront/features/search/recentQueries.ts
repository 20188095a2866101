import { createRecent } from "#webapps/shared/search/createRecent.ts";

/** What was looked for in the shop on this device. */
export const { useRecentQueries, keepRecent, forgetRecent, forgetAllRecent } =
  createRecent("shop-recent-queries");

import type { SearchedListing } from "../../../tests/loadCorpus.ts";
import { distinct } from "./pairs/distinct.ts";
import { neighbours } from "./pairs/neighbours.ts";

/** Words somebody types, a listing they mean, and newer ones that they don't. */
export interface DistinctPair {
  query: string;
  right: SearchedListing;
  wrong: SearchedListing[];
}

const listing = (key: string, name: string): SearchedListing => ({
  key,
  name,
  category: "wholesale-goods",
  description: "—",
  translation: undefined,
});

/**
 * Reads pairs of this form:
 *
 *     words as typed > name of the right listing > name of a wrong one | of another
 */
export function readDistinct(): DistinctPair[] {
  return `${distinct}${neighbours}`
    .split("\n")
    .filter(Boolean)
    .map((line, at) => {
      const [query = "", right = "", wrong = ""] = line.split(" > ");
      return {
        query,
        right: listing(`right-${at}`, right),
        wrong: wrong.split(" | ").map((name, more) => listing(`wrong-${at}-${more}`, name)),
      };
    });
}

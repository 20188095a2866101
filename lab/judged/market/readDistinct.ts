import { distinct } from "./pairs/distinct.ts";
import { neighbours } from "./pairs/neighbours.ts";
import type { JudgedListing } from "./readCorpus.ts";

/** Words somebody types, a listing they mean, and newer ones that they don't. */
export interface DistinctPair {
  query: string;
  right: JudgedListing;
  wrong: JudgedListing[];
}

const listing = (key: string, name: string): JudgedListing => ({
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

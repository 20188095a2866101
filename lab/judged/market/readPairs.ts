import { buyers } from "./pairs/buyers.ts";
import { buyersTalk } from "./pairs/buyersTalk.ts";
import { categories } from "./pairs/categories.ts";
import { letters } from "./pairs/letters.ts";
import { meaning } from "./pairs/meaning.ts";
import { mistakes } from "./pairs/mistakes.ts";
import { words } from "./pairs/words.ts";

/** Words somebody types, and the listings they would agree to see. */
export interface JudgedPair {
  /** The difficulty of the query. */
  kind: string;
  query: string;
  /** Keys of all right answers. */
  expected: string[];
}

/**
 * Reads pairs of this form, each under its kind:
 *
 *     # kind
 *     words as typed > key key key
 */
export function readPairs(
  text: string = [words, letters, mistakes, meaning, categories, buyers, buyersTalk].join(""),
): JudgedPair[] {
  let kind = "";
  const pairs: JudgedPair[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    if (line.startsWith("# ")) kind = line.slice(2);
    else {
      const [query = "", keys = ""] = line.split(" > ");
      pairs.push({ kind, query, expected: keys.split(" ") });
    }
  }
  return pairs;
}

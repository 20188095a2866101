import type { SearchedListing } from "../../../tests/loadCorpus.ts";
import { appliances } from "./corpus/appliances.ts";
import { construction } from "./corpus/construction.ts";
import { electronics } from "./corpus/electronics.ts";
import { fashion } from "./corpus/fashion.ts";
import { food } from "./corpus/food.ts";
import { home } from "./corpus/home.ts";
import { kids } from "./corpus/kids.ts";
import { leisure } from "./corpus/leisure.ts";
import { phones } from "./corpus/phones.ts";
import { property } from "./corpus/property.ts";
import { transport } from "./corpus/transport.ts";
import { work } from "./corpus/work.ts";

const areas = [
  phones,
  electronics,
  appliances,
  transport,
  property,
  home,
  construction,
  fashion,
  kids,
  leisure,
  food,
  work,
];

/**
 * Reads listings of this form, each under its category:
 *
 *     # link of the category
 *     key | name | description | name in the other language
 */
export function readCorpus(text: string = areas.join("")): SearchedListing[] {
  let category = "";
  const listings: SearchedListing[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    if (line.startsWith("# ")) category = line.slice(2);
    else {
      const [key = "", name = "", description = "", translation] = line.split(" | ");
      listings.push({ key, category, name, description, translation });
    }
  }
  return listings;
}

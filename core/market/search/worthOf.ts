import { APOSTROPHES } from "#contract/apostrophes.ts";
import { isAdjective, isModifier } from "./emptyWords.ts";

interface Known {
  /** How many listings have it. */
  listings: number;
  /** How many there are. */
  all: number;
  isFirst: boolean;
  isPlace: boolean;
}

/** Words that fewer than one in so many listings have are as telling as each other: many of them are typos. */
const RAREST = 10_000;
/** The first word mostly names the thing that is looked for. */
const FIRST = 1;
/** The name of a place is rarely what may be left out first. */
const PLACE = 4;
/** Numbers tell little without what they count. */
const NUMBER = 0.5;
/** The worth of a word that only says what a thing is like, or what for. */
const BESIDE = 0.4;

/** In Uzbek, what something is for, where or whence it is. */
const CASE = new RegExp(`^[a-z${APOSTROPHES}-]{4,}(?:ga|da|dan|ning)$`, "u");

/** How much a word of a query tells of what is looked for: rare ones more than common ones. */
export function worthOf(text: string, { listings, all, isFirst, isPlace }: Known): number {
  if (isPlace) return PLACE;
  if (!/\p{L}{2}/u.test(text)) return NUMBER;
  if (listings === 0) return 0;
  const word = text.toLowerCase();
  const rarity = Math.log1p(all / Math.max(listings, all / RAREST));
  const isBeside = isAdjective(word) || isModifier(word) || CASE.test(word);
  return isBeside ? rarity * BESIDE : rarity + (isFirst ? FIRST : 0);
}

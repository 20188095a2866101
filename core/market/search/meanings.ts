import type { KnownWord } from "./lookUpWords.ts";

/** Phrases with others, all as stems with blanks between, or the mark of a place or category. */
export type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** Phrases that mean more than themselves. */
export interface Meanings {
  /** Itself, its other spellings, the place it names. */
  same: Phrases;
  /** These, its synonyms, the category it names. All phrases are in here. */
  alike: Phrases;
  /** Further meanings, which come after everything: categories of several things, wider words. */
  last: Phrases;
  /** Names of categories. */
  names: ReadonlySet<string>;
  /** How people write it. */
  surfaces: Phrases;
  /** Single words that many listings have, most written first: the names of things. */
  common: readonly KnownWord[];
  /** All words that many listings have, in each way of writing them. */
  written: readonly KnownWord[];
  /** Single words of the dictionary, as people write them; the normal form is taken to be the stem. */
  named: readonly Pick<KnownWord, "stem" | "normal" | "surface">[];
}

export interface Dictionary {
  synonyms: Meanings;
  /** Also what only marks tell: places and categories. */
  synonymsAndPlaces: Meanings;
}

import { dictionary } from "./dictionary.ts";
import { forgetExpected } from "./expectFound.ts";
import { fillerWords } from "./fillerWords.ts";
import { keepBriefly } from "./keepBriefly.ts";
import { isPlausible, SWAPPED_LEAST, swapLayout } from "./keyboardLayouts.ts";
import { lookUpWords, type Token } from "./lookUpWords.ts";
import { type Slot, slotsOf } from "./slots.ts";

/** What to look for, as texts of tsquery. */
export interface Tier {
  terms: string;
  /** The parts of it that all found listings have. */
  words: string[];
}

/** One or several typed words that belong together. */
export interface Part {
  /** As typed, or as it is meant where nobody has written that. */
  text: string;
  /** All that it may mean, as a text of tsquery. */
  terms: string;
}

/** What a query looks for. */
export interface Understood {
  /**
   * First the words as typed, in all their forms and scripts; then also what means the same; then also what else may be
   * meant: longer words, typos, another keyboard layout. Each finds all that the one before it finds; those that would
   * find the same are left out.
   */
  tiers: [Tier, ...Tier[]];
  /** The last of them. */
  all: Tier;
  /** What has the words or means the same, as a text of tsquery. */
  meant: string;
  /** What `all` is made of. */
  parts: Part[];
  /** The words that guesses add, for people to read. */
  correction: string | null;
}

/** More words than this are left out: nobody looks for so many, and each costs time. */
const WORDS_MAX = 12;
const KEPT_MS = 5000;
const KEPT_MAX = 2000;

/** Endings of numbers that stand apart from them (2 х комнатная, 2 ta xonali). */
const NUMBER_ENDING = /(\d)\s+(?=(?:[хx]|но|ta|та)\s)/giu;

function wordsOf(query: string): string[] {
  const words = query.replace(NUMBER_ENDING, "$1-").split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !fillerWords.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

const anyOf = (alternatives: Iterable<string>) => {
  const all = [...new Set(alternatives)];
  return all.length === 1 ? all.join("") : `(${all.join(" | ")})`;
};

const tierOf = (words: string[]): Tier => ({ words, terms: words.join(" & ") });

const allTerms = ({ exact, near, fuzzy }: Slot) => anyOf([...exact, ...near, ...fuzzy]);

/** Slots of one typed word (s23ultra) stay together. */
function partsOf(slots: readonly Slot[], words: readonly string[]): Part[] {
  const together: Slot[][] = [];
  for (const slot of slots) {
    const last = together.at(-1);
    if (last && last.at(-1)?.places.at(-1) === slot.places[0]) last.push(slot);
    else together.push([slot]);
  }
  return together.map((part) => {
    const places = new Set(part.flatMap((slot) => slot.places));
    const isMeant = part.some(({ meant }) => meant !== null);
    const text = isMeant
      ? part.map(({ meant, typed }) => meant ?? typed)
      : [...places].map((place) => words[place - 1] ?? "");
    return { text: text.join(" "), terms: part.map(allTerms).join(" & ") };
  });
}

function toUnderstood(slots: readonly Slot[], words: readonly string[]): Understood {
  const exact = tierOf(slots.map((slot) => anyOf(slot.exact)));
  const near = tierOf(slots.map((slot) => anyOf([...slot.exact, ...slot.near])));
  const all = tierOf(slots.map(allTerms));
  const further = [near, all].filter(({ terms }, at) => terms !== (at === 0 ? exact : near).terms);
  const isCorrected = slots.some((slot) => slot.meant !== null);
  return {
    ...{ tiers: [exact, ...further], all, meant: near.terms, parts: partsOf(slots, words) },
    correction: isCorrected ? slots.map((slot) => slot.meant ?? slot.typed).join(" ") : null,
  };
}

async function understand(query: string, isTitleOnly: boolean): Promise<Understood | undefined> {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  const swaps = words.map((word) => swapLayout(word) ?? "");
  const [tokens, { synonyms, synonymsAndPlaces }] = await Promise.all([
    lookUpWords(words, swaps),
    dictionary(),
  ]);
  // A place isn't in a title unless its name is.
  const meanings = isTitleOnly ? synonyms : synonymsAndPlaces;
  const slots = slotsOf(tokens, words, meanings);
  if (slots.length === 0) return undefined;
  const typed = toUnderstood(slots, words);

  const swapped = tokens
    .filter(({ place }) => place > words.length)
    .map((token) => ({ ...token, place: token.place - words.length }));
  const isKnown = ({ known, stem, normal }: Token) =>
    known !== null || meanings.alike.has(stem) || /^\d/.test(normal);
  // Some keys of letters are stops in the other layout, so a word may fall apart into what happens to be known.
  const isWordKnown = (_: string, at: number) => {
    const parts = tokens.filter(({ place }) => place === at + 1);
    return parts.some(({ normal }) => /^[a-z]/.test(normal)) && parts.every(isKnown);
  };
  const least = words.some(isPlausible) ? SWAPPED_LEAST : 2;
  const isOtherLayout =
    !words.some(isWordKnown) &&
    swapped.some(({ normal }) => normal.length >= least) &&
    swapped.every(isKnown);
  if (!isOtherLayout) return typed;
  const { meant } = toUnderstood(slotsOf(swapped, swaps, meanings), swaps);
  const terms = `(${typed.all.terms}) | (${meant})`;
  const all = { terms, words: [terms] };
  return { ...typed, tiers: [...typed.tiers, all], all, correction: swaps.join(" ") };
}

const kept = keepBriefly<Understood | undefined>(KEPT_MS, KEPT_MAX);

/**
 * Finds out what words may mean: looks them up among the words of listings, in one statement, and among synonyms.
 * Remembered for some seconds. Undefined when they hold no letter or digit.
 */
export function understandQuery(
  query: string,
  { searchOnlyInTitle = false }: { searchOnlyInTitle?: boolean | undefined } = {},
): Promise<Understood | undefined> {
  return kept.of(`${searchOnlyInTitle}:${query}`, () => understand(query, searchOnlyInTitle));
}

/** Forgets what is remembered, for who has just changed the words that it rests on. */
export function forgetUnderstood(): void {
  kept.forget();
  forgetExpected();
}

import { dictionary } from "./dictionary.ts";
import { fillerWords } from "./fillerWords.ts";
import { swapLayout } from "./keyboardLayouts.ts";
import { lookUpWords, type Token } from "./lookUpWords.ts";
import { type Slot, slotsOf } from "./slots.ts";

/** What a query looks for, as texts of tsquery. */
export interface Understood {
  /** The words as typed, in all their forms, scripts and synonyms. */
  exact: string;
  /** These and what else may be meant: longer words, typos, another keyboard layout. Null when nothing else may. */
  fuzzy: string | null;
  /** The words that `fuzzy` adds, for people to read. */
  correction: string | null;
}

/** More words than this are left out: nobody looks for so many, and each costs time. */
const WORDS_MAX = 12;
const KEPT_MS = 5000;
const KEPT_MAX = 2000;

function wordsOf(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !fillerWords.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

const anyOf = (alternatives: Iterable<string>) => {
  const all = [...new Set(alternatives)];
  return all.length === 1 ? all.join("") : `(${all.join(" | ")})`;
};

function toUnderstood(slots: readonly Slot[]): Understood {
  const exact = slots.map((slot) => anyOf(slot.exact)).join(" & ");
  const isFuzzy = slots.some((slot) => slot.fuzzy.length > 0);
  const isCorrected = slots.some((slot) => slot.meant !== null);
  return {
    exact,
    fuzzy: isFuzzy ? slots.map((slot) => anyOf([...slot.exact, ...slot.fuzzy])).join(" & ") : null,
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
  const typed = toUnderstood(slots);

  const swapped = tokens
    .filter(({ place }) => place > words.length)
    .map((token) => ({ ...token, place: token.place - words.length }));
  const isKnown = ({ known, stem, normal }: Token) => known || meanings.has(stem) || /^\d/.test(normal);
  // Some keys of letters are stops in the other layout, so a word may fall apart into what happens to be known.
  const isWordKnown = (_: string, at: number) => {
    const parts = tokens.filter(({ place }) => place === at + 1);
    return parts.some(({ normal }) => /^[a-z]/.test(normal)) && parts.every(isKnown);
  };
  const isOtherLayout =
    !words.some(isWordKnown) && swapped.some(({ normal }) => normal.length > 1) && swapped.every(isKnown);
  if (!isOtherLayout) return typed;
  const { exact } = toUnderstood(slotsOf(swapped, swaps, meanings));
  return { exact: typed.exact, fuzzy: `(${typed.exact}) | (${exact})`, correction: swaps.join(" ") };
}

const kept = new Map<string, { understood: Promise<Understood | undefined>; endsAt: number }>();

/**
 * Finds out what words may mean: looks them up among the words of listings, in one statement, and among synonyms.
 * Remembered for some seconds. Undefined when they hold no letter or digit.
 */
export function understandQuery(
  query: string,
  { searchOnlyInTitle = false }: { searchOnlyInTitle?: boolean | undefined } = {},
): Promise<Understood | undefined> {
  const key = `${searchOnlyInTitle}:${query}`;
  const known = kept.get(key);
  if (known && known.endsAt > Date.now()) return known.understood;
  const fresh = { understood: understand(query, searchOnlyInTitle), endsAt: Date.now() + KEPT_MS };
  kept.delete(key);
  kept.set(key, fresh);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  fresh.understood.catch(() => {
    if (kept.get(key) === fresh) kept.delete(key);
  });
  return fresh.understood;
}

/** Forgets what is remembered, for who has just changed the words that it rests on. */
export function forgetUnderstood(): void {
  kept.clear();
}

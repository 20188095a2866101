import { APOSTROPHES } from "#contract/apostrophes.ts";

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toCyrillic = new Map([...LATIN].map((key, place) => [key, CYRILLIC[place] ?? key]));
const toLatin = new Map([...CYRILLIC].map((key, place) => [key, LATIN[place] ?? key]));

/** A token without letters or letter keys: a number is the same in both layouts. */
const NUMBER = /^[^\p{L}[\];'`]*\d[^\p{L}[\];'`]*$/u;
/** Part of a number, not the key of a letter. */
const isComma = (text: string, at: number) => /^\d[.,]\d$/.test(text.slice(at - 1, at + 2));

/** Turns words into what the same keys give in the other layout; null when they weren't typed in one of the two. */
export function swapLayout(words: string): string | null {
  const lower = words.toLowerCase();
  if (NUMBER.test(lower)) return null;
  const keys = /[а-яё]/.test(lower) ? toLatin : toCyrillic;
  if (/\p{L}/u.test([...lower].filter((key) => !keys.has(key)).join(""))) return null;
  const swapped = [...lower].map((key, at) => (isComma(lower, at) ? key : (keys.get(key) ?? key))).join("");
  return swapped === lower ? null : swapped;
}

/** Letters that no model is called by, before a number. */
const NO_MODEL = /^[ьъыэшщчжёюя]-?\d+\p{L}?$/u;

/**
 * A word as it is in a query of the other layout: numbers stay, and so do models that were typed right (s23, not ы23).
 * Empty when it can't be in one.
 */
export function inOtherLayout(word: string): string {
  const swapped = swapLayout(word);
  if (swapped === null) return /\p{L}/u.test(word) ? "" : word;
  return NO_MODEL.test(swapped) ? word : swapped;
}

/** Fewest letters of a word in the other layout that may be meant by what looks like a word itself. */
export const SWAPPED_LEAST = 4;

const MADE_OF = new RegExp(`^[\\p{L}\\d${APOSTROPHES}-]+$`, "u");

/** Whether something typed can be a word: keys within it are letters, it begins like a word, and vowels part it. */
export function isPlausible(word: string): boolean {
  const lower = word.toLowerCase();
  if (!MADE_OF.test(lower) || /^[ьъы'`]/.test(lower)) return false;
  return (
    /[aeiouyаеёиоуыэюяў]/.test(lower) &&
    !/[bcdfghjklmnpqrstvwxz]{4}|[бвгджзйклмнпрстфхцчшщ]{4}|[аоуыэ]ь/.test(lower)
  );
}

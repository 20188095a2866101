import { plainApostrophes } from "#contract/apostrophes.ts";
import { plainDigits } from "#contract/plainDigits.ts";
import { devanagariToLatin, hasDevanagari } from "./devanagari.ts";

/**
 * How words are compared: titles and queries in English, Hindi, and Hindi in Latin letters come to the same form when
 * they sound alike. Used when a product is written and when somebody searches; after a change of it products must be
 * described again.
 */

/** The words of a text in lower case; letters and digits stand apart ("500ml" is two words). */
export function wordsOf(text: string): string[] {
  const plain = plainDigits(plainApostrophes(text).normalize("NFKC"))
    .toLowerCase()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/'s?(?![\p{L}\p{M}])|'/gu, "");
  return plain.match(/\p{Nd}+|(?:\p{L}\p{M}*)+/gu) ?? [];
}

/** A word as it is written, but for marks that many leave out. */
export const exactForm = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC");

const latinForm = (word: string, isHeavy: boolean): string =>
  (hasDevanagari(word) ? devanagariToLatin(word, { isHeavy }) : word)
    .normalize("NFD")
    .replace(/[^a-z0-9S]/g, "");

/** Spellings of one sound, in the order in which they are replaced; "S" is the sound of "sh", which isn't that of "s". */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, "C"],
  [/igh(?=t)/g, "i"],
  [/ksh/g, "ks"],
  [/sh/g, "S"],
  [/ph/g, "f"],
  [/([bdgjkt])h/g, "$1"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/C/g, "c"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ee+/g, "i"],
  [/oo+/g, "u"],
  [/([a-z])\1+/gi, "$1"],
  [/y$/g, "i"],
  [/(?:ai|ay|ei|ey)(?![aeiou])/g, "e"],
  [/(?:au|ou|ow)(?![aeiou])/g, "o"],
  [/iy(?=[aeou])/g, "i"],
  [/(?<=[^aeiou\d])e(?=h)|(?<=h)e(?=[^aeiou\d])/g, ""],
  // An "a" between consonants is often not heard, or not written.
  [/(?<=[^aeiou\d])a(?=[^aeiou\d])/g, ""],
];

function fold(latin: string): string {
  return sounds.reduce((word, [from, to]) => word.replace(from, to), latin);
}

const LEAST_STEM = 3;

/** Without the ending of a plural, of gender, or an "e" that isn't heard. */
function withoutEnding(latin: string): string {
  const single = latin.replace(/ies$/, "i").replace(/(?<=.{3}[^su])s$/, "");
  return single.replace(/(?<=ch|sh|x|s)e$/, "");
}

function foldWord(latin: string): string {
  const folded = fold(withoutEnding(latin));
  const plural = /^(.{2,}i)(?:an|a|on|o)$/.exec(folded)?.[1];
  if (plural && plural.length >= LEAST_STEM) return plural;
  const stem = folded.replace(/[aeo]$/, "");
  return stem.length >= LEAST_STEM ? stem : folded.replace(/e$/, "a");
}

/** Letters that are held down sound like the beginning of many words: "kkkk" isn't the "c" of "Type-C". */
const isHeldDown = (sound: string, latin: string) =>
  latin.length > 1 && sound.length < (/(.)\1\1/.test(latin) ? LEAST_STEM : 2);

const variants = (word: string, make: (latin: string) => string): string[] => [
  ...new Set([make(latinForm(word, false)), make(latinForm(word, true))].filter(Boolean)),
];

/** The sound of a word, mostly one form; two where Hindi is written in two ways. */
export const foldings = (word: string): string[] =>
  variants(word, (latin) => {
    const sound = foldWord(latin);
    return isHeldDown(sound, latin) ? latin : sound;
  });

/** The sound of a word's beginning, while it is typed; none where it may begin nearly anything. */
export const beginnings = (word: string): string[] =>
  variants(word, (latin) => {
    const sound = fold(latin).replace(/(?<=[^aeiou])[ae]$/, "");
    return sound.length < 2 || isHeldDown(sound, latin) ? "" : sound;
  });

import { isFiller, withoutMarks } from "./fillerWords.ts";
import { plainLetters } from "./plainLetters.ts";

/** More words than this are left out: nobody looks for so many, and each costs time. */
const WORDS_MAX = 12;

/** Endings of numbers that stand apart from them (2 х комнатная, 2 ta xonali). */
const NUMBER_ENDING = /(\d)\s+(?=(?:[хx[]|но|ta|та)\s)/giu;
/** Uzbek says from and up to behind a number: 2015 dan, 10gacha. */
const BOUND = /(?<=\d)\s*-?(?:dan|дан|gacha|гача)(?![\p{L}\p{N}])/giu;

const cutWords = (query: string) =>
  query
    .replace(NUMBER_ENDING, "$1-")
    .replace(BOUND, "")
    .split(/\s+/)
    .filter((word) => withoutMarks(word) !== "");
const tellingOf = (words: readonly string[]) => words.filter((_, at) => !isFiller(words, at));

/** Whether no word of a query says anything of the thing. */
export const tellsNothing = (query: string): boolean => tellingOf(cutWords(plainLetters(query))).length === 0;

/** Words that say something of the thing, as they were typed; where there are none, the others. */
export function keysOf(query: string): string[] {
  const words = cutWords(plainLetters(query));
  const told = tellingOf(words);
  return (told.length > 0 ? told : words).slice(0, WORDS_MAX);
}

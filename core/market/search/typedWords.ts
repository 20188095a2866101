import { isFiller, withoutMarks } from "./fillerWords.ts";
import { plainLetters } from "./plainLetters.ts";
import { withoutPrices } from "./prices.ts";

/** More words than this are left out: nobody looks for so many, and each costs time. */
const WORDS_MAX = 12;

/** Endings of numbers that stand apart from them (2 х комнатная, 2 ta xonali). */
const NUMBER_ENDING = /(\d)\s+(?=(?:[хx[]|но|ta|та)\s)/giu;

const cutWords = (query: string) =>
  query
    .replace(NUMBER_ENDING, "$1-")
    .split(/\s+/)
    .filter((word) => withoutMarks(word) !== "");
const tellingOf = (words: readonly string[]) => words.filter((_, at) => !isFiller(words, at));

/** Words that say something of the thing, as they were typed; where there are none, the others. */
export function keysOf(query: string): string[] {
  const plain = plainLetters(query);
  const words = cutWords(plain);
  const told = [tellingOf(cutWords(withoutPrices(plain))), tellingOf(words), words];
  return (told.find((one) => one.length > 0) ?? []).slice(0, WORDS_MAX);
}

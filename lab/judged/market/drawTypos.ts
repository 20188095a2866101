import { makeListings } from "#db/seeds/demo/market/listings.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";

/** One letter wrong in a word that demo listings have in their names. */
export interface DrawnTypo {
  kind: string;
  /** Whether the first letter is wrong. */
  isFirst: boolean;
  word: string;
  typo: string;
}

const ALPHABETS = ["абвгдежзийклмнопрстуфхцчшщъыьэюя", "abcdefghijklmnopqrstuvwxyz"];

const lettersBeside = (letter: string) => [...(ALPHABETS.find((all) => all.includes(letter)) ?? "")];

type Make = (letters: readonly string[], at: number, random: Random) => string[];

/** Ways to mistype a letter, whatever letter stands there and whatever comes instead. */
const kinds: Record<string, Make> = {
  deletion: (letters, at) => letters.toSpliced(at, 1),
  insertion: (letters, at, random) => letters.toSpliced(at, 0, random.pick(lettersBeside(letters[0] ?? ""))),
  substitution: (letters, at, random) => letters.with(at, random.pick(lettersBeside(letters[0] ?? ""))),
  swap: (letters, at) => letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed()),
};

/** Words of the names of demo listings on sale that several have, in lower case, from four letters on. */
function wordsOfNames(least: number): string[] {
  const listings = new Map<string, number>();
  for (const { name, status } of makeListings(new Date(0))) {
    if (status !== "active") continue;
    const words =
      `${name.ru} ${name.uz}`.toLowerCase().match(/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d'ʻ’])/gu) ?? [];
    for (const word of new Set(words)) listings.set(word, (listings.get(word) ?? 0) + 1);
  }
  return [...listings].flatMap(([word, count]) => (count >= least ? [word] : [])).toSorted();
}

/**
 * Draws typos by a seed, one in a word, none of which is a word of the names itself: nobody chose them, so nothing is made
 * to fit them.
 */
export function drawTypos(seed: string, count: number, least: number): DrawnTypo[] {
  const random = randomOf(seed);
  const all = wordsOfNames(1);
  const words = wordsOfNames(least);
  const drawn = new Map<string, DrawnTypo>();
  while (drawn.size < count) {
    const [word, kind] = [random.pick(words), random.pick(Object.keys(kinds))];
    const letters = [...word];
    const at = random.int(0, letters.length - (kind === "swap" ? 2 : 1));
    const typo = kinds[kind]?.(letters, at, random).join("");
    if (typo !== undefined && !all.includes(typo)) drawn.set(typo, { kind, isFirst: at === 0, word, typo });
  }
  return [...drawn.values()];
}

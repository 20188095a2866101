import { makeListings } from "#db/seeds/demo/market/listings.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";

/** A slip of the fingers or the ear in a word that a demo listing has in its name. */
export interface DrawnSlip {
  kind: string;
  word: string;
  slip: string;
}

const ROWS = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const VOWELS = ["ао", "еи", "еэ", "ыи", "уо", "яа", "ёе", "ao", "ei", "uo", "ia", "ae"];

function neighboursOf(letter: string): string[] {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? "";
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
}

const confused = (letter: string) =>
  VOWELS.filter((pair) => pair.includes(letter)).map((pair) => pair.replace(letter, ""));

type Make = (letters: readonly string[], at: number, random: Random) => string[] | undefined;

const replaced = (letters: readonly string[], at: number, others: readonly string[], random: Random) =>
  others.length === 0 ? undefined : letters.with(at, random.pick(others));

/** Ways to slip at a letter; undefined where that one has none. */
const kinds: Record<string, Make> = {
  deletion: (letters, at) => letters.toSpliced(at, 1),
  doubling: (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ""),
  swap: (letters, at) =>
    at + 1 < letters.length && letters[at] !== letters[at + 1]
      ? letters.toSpliced(at, 2, letters[at + 1] ?? "", letters[at] ?? "")
      : undefined,
  "neighbour key": (letters, at, random) => replaced(letters, at, neighboursOf(letters[at] ?? ""), random),
  "vowel confusion": (letters, at, random) => replaced(letters, at, confused(letters[at] ?? ""), random),
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
 * Draws slips by a seed, one in a word, none of which is a word of the names itself: nobody chose them, so nothing is made
 * to fit them.
 */
export function drawSlips(seed: string, count: number, least: number): DrawnSlip[] {
  const random = randomOf(seed);
  const all = wordsOfNames(1);
  const words = wordsOfNames(least);
  const drawn = new Map<string, DrawnSlip>();
  while (drawn.size < count) {
    const [word, kind] = [random.pick(words), random.pick(Object.keys(kinds))];
    const letters = [...word];
    // The first letter is hardly ever the wrong one.
    const slip = kinds[kind]?.(letters, random.int(1, letters.length - 1), random)?.join("");
    if (slip !== undefined && !all.includes(slip)) drawn.set(slip, { kind, word, slip });
  }
  return [...drawn.values()];
}

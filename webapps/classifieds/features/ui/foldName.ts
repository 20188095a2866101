import { foldLetters } from "#contract/foldLetters.ts";
import { latinLetters } from "#contract/latinLetters.ts";

/** Letters that people write now one way, now another. */
const letters: Readonly<Record<string, string>> = { ...latinLetters, қ: "k", q: "k", x: "h", w: "v" };

/**
 * A name as it is compared while somebody filters a short list: capitals, script, apostrophes and signs no longer
 * count, and what people write now with one letter, now with another (x and х, q and к, kh and х, дж and ж) is one. A few lines
 * are enough here, as every name stands in the list in Russian and in Uzbek; search itself folds on the server.
 */
export function foldName(text: string): string {
  return foldLetters(text)
    .toLowerCase()
    .replace(/дж/g, "ж")
    .replace(/[а-яёўқғҳqxw]/g, (letter) => letters[letter] ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "")
    .replace(/kh/g, "h")
    .replace(/dj/g, "j")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether words, as names are compared, look for nothing: only spaces, signs or pictures. */
export const isBlank = (words: string): boolean => foldName(words) === "";

/** Items in their order, but first those whose name begins with the words, then those with a word that does. */
export function beginningFirst<Item>(
  items: readonly Item[],
  words: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const wanted = foldName(words);
  const rankOf = (item: Item) => {
    const names = namesOf(item).map(foldName);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(` ${wanted}`)) ? 1 : 2;
  };
  const ranked = items.map((item) => ({ item, rank: rankOf(item) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

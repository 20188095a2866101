const HELD = /(\p{L})\1{3,}/giu;
/** With each held key once, so many letters are no word. */
const LETTERS_MAX = 3;

/**
 * Whether a key was held down in what is no word besides; as doubled letters are one, it would look like what is left
 * (abbbb). Batteries have three (AAA).
 */
export function isNoise(word: string): boolean {
  const left = word.replace(HELD, "$1");
  return left !== word && /^\p{L}+$/u.test(word) && left.length <= LETTERS_MAX;
}

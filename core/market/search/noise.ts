const HELD = /(\p{L})\1{2,}/giu;
/** Batteries (AAA), sizes (XXXL), numbers of old and what begins an address. */
const MEANT = /^(?:[aа]{3}|[xх]{2,5}[lsлс]|i{3}|x{3}i*|w{3})$/iu;
/** With each held key once, so many letters are no word. */
const LETTERS_MAX = 3;

/**
 * Whether a key was held down in what is no word besides; as doubled letters are one, it would look like what is left
 * (abbbb). Batteries have three (AAA).
 */
export function isNoise(word: string): boolean {
  const left = word.replace(HELD, "$1");
  return left !== word && !MEANT.test(word) && /^\p{L}+$/u.test(word) && left.length <= LETTERS_MAX;
}

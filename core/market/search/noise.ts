const HELD = /(\p{L})\1{2,}/giu;
/** With each held key once, so many letters are no word. */
const LETTERS_MAX = 3;
/** Each letter twice or more, of more than one (ыыщщ). */
const EACH_TWICE = /^(?:(\p{L})\1+){2,}$/iu;
/**
 * The same few keys again and again (ыщыщыщ, the last time perhaps not all of them). Twice it is done by words, too
 * (мармар, кускус), but not with keys that lie side by side (фывфыв).
 */
const AGAIN =
  /^(?:(\p{L}{2})\1{2,}\p{L}?|(\p{L}{3})\2{2,}\p{L}{0,2}|([йф]?(?:ыв|цу)[акфй]?|ячс|чсм|про|олд|asd|sdf|qwe|wer|zxc|xcv|jkl)\3+\p{L}{0,2})$/iu;
/** Batteries (AAA), sizes (XXXL), numbers of old, companies (ООО), coins (СССР) and what begins an address. */
const MEANT = /^(?:[aа]{3}|[oо]{3}|[xх]{2,5}[lsлс]|[xv]{0,3}i{3}|x{3}i*|w{3}|с{3}р|s{3}r)$/iu;

const ONE_LETTER = /^(\p{L})\1+$/iu;
/** Whether a word is one letter twice or more, which would look like that letter alone: doubled ones are one. */
export const isOneLetter = (word: string): boolean => ONE_LETTER.test(word);

/** Whether a key was held down, or several in turn, in what is no word besides (abbbb). */
export function isKeyHeldDown(word: string): boolean {
  if (!/^\p{L}+$/u.test(word) || MEANT.test(word)) return false;
  const left = word.replace(HELD, "$1");
  return EACH_TWICE.test(word) || (left !== word && left.length <= LETTERS_MAX);
}

/** Whether keys were held down, or pressed in the same order again and again. */
export const isNoise = (word: string): boolean => isKeyHeldDown(word) || AGAIN.test(word);

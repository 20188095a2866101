import type { Form } from "./typoEdits.ts";
import { isLikelyTypo, isSureTypo, soundsLike } from "./typos.ts";

const VOWEL = /[аеиоуыэюяaeiou]$/;
/** From so many letters on, another vowel is a typo. */
const LONG_ENOUGH = 5;
/** From so many on a word that sounds like another is no other, where it begins with the same letters. */
const HEARD = 6;
const BEGUN = 3;
/** Whether normal forms are long enough, and begin alike. */
export const isHeardAs = (one: string, other: string) =>
  one.length >= HEARD && one.slice(0, BEGUN) === other.slice(0, BEGUN);

/** Vowels, those alike that aren't told from each other where no stress is. */
const vowelsOf = (surface: string) =>
  surface
    .replace(/[^аеиоуыэюяўaeiou]/g, "")
    .replace(/[оo]/g, "а")
    .replace(/[еэыei]/g, "и")
    .replaceAll("a", "а");

type Heard = Pick<Form, "normal" | "stem">;
/** Whether two words sound alike, with their endings or without: a misheard letter may look like an ending. */
export const areHeardAlike = (one: Heard, other: Heard) =>
  soundsLike(one.stem, other.stem) || soundsLike(one.normal, other.normal);

/**
 * Whether a text is a word but for a slip of the usual kinds: a letter misheard, two swapped, one left out, or a key
 * beside the right one. A word that only the dictionary names is taken as misheard. Another last letter is another
 * ending.
 */
export function isUsualSlip(typed: Form, word: Form, isNamedOnly: boolean): boolean {
  const [one, other] = [typed.surface, word.surface];
  const isAsLong = one.length === other.length;
  const begin = one.slice(0, -1);
  if (begin === other || (begin === other.slice(0, -1) && VOWEL.test(one))) return false;
  const isLongEnough = one.length >= LONG_ENOUGH;
  const isHeard = areHeardAlike(typed, word);
  if (isNamedOnly) {
    const isAlike = vowelsOf(one) === vowelsOf(other) ? isLongEnough : isHeardAs(one, other);
    return isAsLong && isHeard && isAlike;
  }
  return isSureTypo(typed, word) || (isAsLong && (isLongEnough || !isHeard) && isLikelyTypo(typed, word, 0));
}

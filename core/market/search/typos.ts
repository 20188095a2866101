import { editDistance } from "#core/platform/words/editDistance.ts";

const VOWEL = /[aeiouy]/;
const LONG = 8;
/** Whether a word in its normal form has few others near it, so that any typo in it may be. */
export const isLong = (normal: string) => normal.length >= LONG;
/** From here on a letter may be missing in another script, too. */
const LONG_ENOUGH = 6;

/** Each sound one character; vowels that are heard alike are one, and so are voiced consonants and those without. */
const soundsOf = (normal: string) =>
  normal
    .replaceAll(/[aeiouy]+/g, "a")
    .replaceAll("ch", "c")
    .replaceAll("sh", "j")
    .replaceAll("b", "p")
    .replaceAll("d", "t")
    .replaceAll("z", "s")
    .replaceAll("g", "k")
    .replaceAll("v", "f");

/** Whether words in their normal form are heard alike: how something that many people misspell differs from the word. */
export const soundsLike = (one: string, other: string) => soundsOf(one) === soundsOf(other);

/** Vowels that aren't told from each other where no stress is, and consonants that lose their voice. */
const softSoundsOf = (normal: string) =>
  normal
    .replaceAll(/(.)\1/g, "$1")
    .replaceAll(/[ao]u?/g, "a")
    .replaceAll(/[eiy]+/g, "i")
    .replaceAll("b", "v")
    .replaceAll(
      normal.length > SHORT ? /[dgzv]/g : /[dgzv](?=$|[ptkfsc])/g,
      (voiced) => WITHOUT_VOICE[voiced] ?? voiced,
    );
/** In longer words they are taken for each other anywhere. */
const SHORT = 6;
const WITHOUT_VOICE: Record<string, string> = { d: "t", g: "k", z: "s", v: "f" };

const ROWS = ["qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,.", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"];
const ROWS_OF_A_LAYOUT = 3;
const keys = new Map(
  ROWS.flatMap((row, at) => [...row].map((key, column) => [key, { row: at, column }] as const)),
);

function areNeighbours(one: string, other: string, rowsApart = 1): boolean {
  const [a, b] = [keys.get(one), keys.get(other)];
  if (!a || !b || Math.floor(a.row / ROWS_OF_A_LAYOUT) !== Math.floor(b.row / ROWS_OF_A_LAYOUT)) return false;
  return Math.abs(a.row - b.row) <= rowsApart && Math.abs(a.column - b.column) <= 1;
}

/** Whether only one key is another, beside the right one. */
function isWrongKey(typed: string, surface: string, rowsApart?: number): boolean {
  const different = [...typed].flatMap((key, at) =>
    key === surface[at] ? [] : [[key, surface[at] ?? ""] as const],
  );
  const [wrong] = different;
  return (
    typed.length === surface.length && different.length === 1 && !!wrong && areNeighbours(...wrong, rowsApart)
  );
}

const letters = (normal: string) => [...normal.replaceAll("ch", "c").replaceAll("sh", "w")];

const isCyrillic = (text: string) => /[а-яёўқғҳ]/.test(text);

/** A word as typed or as others write it, and its normal form. */
interface Written {
  surface: string;
  normal: string;
}

const isMisheard = (typed: Written, meant: Written) =>
  softSoundsOf(typed.normal) === softSoundsOf(meant.normal);

/** Whether the first letter is the same to the ear, or the only one that is wrong in a long word. */
function isFirstLikely(one: string[], other: string[], isLongWord: boolean): boolean {
  if (soundsLike(one[0] ?? "", other[0] ?? "")) return true;
  const [a, b] = [one.join(""), other.join("")];
  return isLongWord && (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1));
}

/**
 * Whether one of two words that are an edit or two from each other may be a typo for the other, not a word of its own.
 * In short words a letter is taken for one that is heard alike or lies beside it, left out, doubled or swapped. What is
 * written in another script is only misheard. Keys so many rows apart, usually one, lie beside each other.
 */
export function isLikelyTypo(typed: Written, meant: Written, rowsApart?: number): boolean {
  const [one, other] = [letters(typed.normal), letters(meant.normal)];
  const isLongWord = isLong(typed.normal);
  if (!isFirstLikely(one, other, isLongWord)) return false;
  const isSameScript = isCyrillic(typed.surface) === isCyrillic(meant.surface);
  const isAsLong = one.length === other.length;
  if (isLongWord) {
    return (
      isSameScript ||
      !isAsLong ||
      one.every((letter, at) => VOWEL.test(letter) === VOWEL.test(other[at] ?? ""))
    );
  }
  if (!isAsLong) return isSameScript || typed.normal.length >= LONG_ENOUGH;
  if (soundsLike(typed.normal, meant.normal) || isMisheard(typed, meant)) return true;
  const isSwapped = one.toSorted().join("") === other.toSorted().join("");
  return isSameScript && (isSwapped || isWrongKey(typed.surface, meant.surface, rowsApart));
}

/** The fewest letters of what sounds like a word that may still be another word misheard, or with its letters swapped. */
const TELLING = 4;
const TELLING_IF_SWAPPED = 5;

/**
 * Whether what sounds like a word itself may still be a typo for another: the ear doesn't tell them apart, two letters
 * are swapped, or one is left out. Long words have so few others near them that any typo in one letter will do.
 */
export function isSureTypo(typed: Written, meant: Written): boolean {
  const [one, other] = [letters(typed.normal), letters(meant.normal)];
  const { length } = one;
  if (!isLong(typed.normal) && one[0] !== other[0]) return false;
  if (isMisheard(typed, meant)) return length >= TELLING;
  if (length < TELLING_IF_SWAPPED) return false;
  if (isLong(typed.normal) && soundsLike(typed.normal, meant.normal)) return true;
  const isSwapped = one.toSorted().join("") === other.toSorted().join("");
  const isLikely = isLong(typed.normal) || isSwapped || one.length < other.length;
  return isLikely && editDistance(one.join(""), other.join(""), 1) <= 1;
}

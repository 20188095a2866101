import { type Form, withoutEnding } from "./slipEdits.ts";
import { isLikelySlip, isSureSlip, soundsLike } from "./slips.ts";
import { isWordlike } from "./wordlike.ts";

/** The shortest word that a slip is put right to. */
const SHORTEST = 4;
const WORD = /^\p{L}+$/u;

/** Whether one letter, or the order of two, is all that parts two texts. */
function isOneEdit(one: string, other: string): boolean {
  let [start, end] = [0, 0];
  const most = Math.min(one.length, other.length);
  while (start < most && one[start] === other[start]) start += 1;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  return left.length <= 1 && right.length <= 1 && left !== right;
}

/** A word as written and its normal form, without its ending. */
function bare({ surface, normal, stem }: Form): Form {
  const ending = normal.startsWith(stem) ? normal.slice(stem.length) : "";
  return { surface: withoutEnding(surface, ending), normal: ending ? stem : normal, stem };
}

const VOWEL = /[аеиоуыэюяaeiou]$/;
/** From so many letters on, another vowel is a slip. */
const LONG_ENOUGH = 5;

/** Vowels, those alike that aren't told from each other where no stress is. */
const vowelsOf = (surface: string) =>
  surface
    .replace(/[^аеиоуыэюяўaeiou]/g, "")
    .replace(/[оo]/g, "а")
    .replace(/[еэыei]/g, "и")
    .replaceAll("a", "а");

/**
 * Whether what is built like a whole word is a slip all the same: of the usual kinds, or with a key beside the right one.
 * What only the dictionary names is misheard. Another last letter is another ending.
 */
function isUsual(typed: Form, word: Form, isNamedOnly: boolean): boolean {
  const [one, other] = [typed.surface, word.surface];
  const isAsLong = one.length === other.length;
  const begin = one.slice(0, -1);
  if (begin === other || (begin === other.slice(0, -1) && VOWEL.test(one))) return false;
  const isLongEnough = one.length >= LONG_ENOUGH;
  const isHeard = soundsLike(typed.stem, word.stem);
  if (isNamedOnly) return isAsLong && isLongEnough && isHeard && vowelsOf(one) === vowelsOf(other);
  return isSureSlip(typed, word) || (isAsLong && (isLongEnough || !isHeard) && isLikelySlip(typed, word, 0));
}

const MARKS = /['’ʻʼ‘`]/g;

/**
 * The common word that what nobody wrote is one letter off, behind the first letter, where no other is that near: as both
 * are written, or else but for their endings. What is built like a whole word may be one that the market lacks: then it
 * must be written as the other but for a slip of the usual kinds.
 */
export function oneSlipFrom<Word extends Form>(typed: Form, common: readonly Word[]): Word | undefined {
  const isWhole = isWordlike(typed.surface);
  const plain = (word: Form) => ({
    ...word,
    surface: word.surface.toLowerCase().replace(MARKS, "").replaceAll("ё", "е"),
  });
  const meant = plain(typed);
  if (!WORD.test(meant.surface) || meant.surface.length < SHORTEST - (isWhole ? 0 : 1)) return undefined;
  for (const formOf of isWhole ? [plain] : [plain, (word: Form) => bare(plain(word))]) {
    const own = formOf(meant);
    const near = common.filter((word) => {
      const { surface } = formOf(word);
      return surface.length >= SHORTEST && surface[0] === own.surface[0] && isOneEdit(own.surface, surface);
    });
    const [word] = near;
    if (new Set(near.map(({ stem }) => stem)).size > 1) return undefined;
    if (word) return !isWhole || isUsual(own, formOf(word), !("listings" in word)) ? word : undefined;
  }
  return undefined;
}

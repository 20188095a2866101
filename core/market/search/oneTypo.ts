import { APOSTROPHES } from "#contract/apostrophes.ts";
import { letterOddsOf } from "./letterOdds.ts";
import { type Form, withoutEnding } from "./typoEdits.ts";
import { isLikelyTypo, isLong, isSureTypo, soundsLike } from "./typos.ts";
import { isWordlike } from "./wordlike.ts";

/** The shortest word that a typo is put right to. */
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
/** From so many letters on, another vowel is a typo. */
const LONG_ENOUGH = 5;
/** From so many on a word that sounds like another is no other, where it begins with the same letters. */
const HEARD = 6;
const BEGUN = 3;
const isHeardAs = (one: string, other: string) =>
  one.length >= HEARD && one.slice(0, BEGUN) === other.slice(0, BEGUN);

/** Vowels, those alike that aren't told from each other where no stress is. */
const vowelsOf = (surface: string) =>
  surface
    .replace(/[^аеиоуыэюяўaeiou]/g, "")
    .replace(/[оo]/g, "а")
    .replace(/[еэыei]/g, "и")
    .replaceAll("a", "а");

type Heard = Pick<Form, "normal" | "stem">;
/** With their endings or without: a misheard letter may look like an ending. */
const areHeardAlike = (one: Heard, other: Heard) =>
  soundsLike(one.stem, other.stem) || soundsLike(one.normal, other.normal);

/**
 * Whether what is built like a whole word is a typo all the same: of the usual kinds, or with a key beside the right one.
 * A word that only the dictionary names is taken as misheard. Another last letter is another ending.
 */
function isUsual(typed: Form, word: Form, isNamedOnly: boolean): boolean {
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

/**
 * A common word must be this much likelier by its letters, as a natural logarithm, than a text that looks like a word,
 * too.
 */
const ODDS = 6.5;
/** Words of this many letters, which have few others near them, need less; still longer ones need only be likelier. */
const ODDS_IF_LONGER = { length: 7, odds: 4 };

function areLikelier(odds: number, typed: string): boolean {
  if (isLong(typed)) return odds > 0;
  return odds >= (typed.length < ODDS_IF_LONGER.length ? ODDS : ODDS_IF_LONGER.odds);
}

const MARKS = new RegExp(`[${APOSTROPHES}]`, "g");
const plain = (surface: string) => surface.toLowerCase().replace(MARKS, "").replaceAll("ё", "е");
const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Words that a typo may be of. */
interface Common {
  /** Those that many listings have, in each way of writing them. */
  written: readonly Form[];
  /** Those of the dictionary. */
  named: readonly Form[];
}

interface Known {
  word: Form;
  /** The word as it is compared, and its stem without the ending. */
  surface: string;
  bare: string;
  isNamedOnly: boolean;
}
interface Prepared {
  known: Known[];
  unlikely: (word: string) => number;
}
const prepared = new WeakMap<Common, Prepared>();

function prepare(common: Common): Prepared {
  const ready = prepared.get(common);
  if (ready) return ready;
  const { written, named } = common;
  const knownOf = (words: readonly Form[], isNamedOnly: boolean) =>
    words.map((word) => {
      const surface = plain(word.surface);
      return { word, surface, bare: bare({ ...word, surface }).surface, isNamedOnly };
    });
  const known = [...knownOf(written, false), ...knownOf(named, true)];
  const made = { known, unlikely: letterOddsOf(known.map(({ surface }) => surface)) };
  prepared.set(common, made);
  return made;
}

/** The one word near to a text that begins as it does, else the one other; undefined where there are several. */
function onlyOf(near: readonly Known[], [first]: string): Known | undefined {
  const alike = near.filter(({ surface }) => surface[0] === first);
  const all = alike.length > 0 ? alike : near;
  return new Set(all.map(({ word }) => word.stem)).size === 1 ? all[0] : undefined;
}

/** Words that only the dictionary names, in another script, may be misheard, not mistyped. */
function onlyMisheard({ surface, normal, stem }: Form, known: readonly Known[]): Form | undefined {
  const near = known.filter(
    ({ word, surface: other, isNamedOnly }) =>
      isNamedOnly &&
      isCyrillic(other) !== isCyrillic(surface) &&
      isHeardAs(normal, word.normal) &&
      isOneEdit(normal, word.normal) &&
      areHeardAlike({ normal, stem }, word),
  );
  return onlyOf(near, surface)?.word;
}

/**
 * The common word that what nobody wrote is one letter off, where no other is that near: of words that begin alike, else of
 * all; as both are written, or else but for their endings. What is built like a whole word may be one that the market
 * lacks: then it must be written as the other but for a typo of the usual kinds, or its letters must follow each other in
 * a way much less likely. Words are prepared once for each object.
 */
export function oneTypoFrom(typed: Form, common: Common): Form | undefined {
  const isWhole = isWordlike(typed.surface);
  const own = { ...typed, surface: plain(typed.surface) };
  if (!WORD.test(own.surface) || own.surface.length < SHORTEST - (isWhole ? 0 : 1)) return undefined;
  const { known, unlikely } = prepare(common);
  const isNear = (text: string, other: string) => other.length >= SHORTEST && isOneEdit(text, other);
  const near = known.filter(({ surface }) => isNear(own.surface, surface));
  if (near.length === 0 && !isWhole) {
    const text = bare(own).surface;
    return onlyOf(
      known.filter((one) => isNear(text, one.bare) && one.bare[0] === text[0]),
      text,
    )?.word;
  }
  if (near.length === 0) return onlyMisheard(own, known);
  const meant = onlyOf(near, own.surface);
  if (!meant) return undefined;
  const word = { ...meant.word, surface: meant.surface };
  const odds = unlikely(own.surface) - unlikely(meant.surface);
  const isSame = meant.surface[0] === own.surface[0];
  if (!isWhole) return isSame || odds > 0 ? meant.word : undefined;
  const isTypo = areLikelier(odds, own.surface) || (isSame && isUsual(own, word, meant.isNamedOnly));
  return isTypo ? meant.word : undefined;
}

import { APOSTROPHES } from "#contract/apostrophes.ts";
import { letterOddsOf } from "./letterOdds.ts";
import { slipOdds, slipOf } from "./slipOdds.ts";
import { type Form, withoutEnding } from "./typoEdits.ts";
import { areHeardAlike, isHeardAs, isUsualSlip } from "./usualSlip.ts";
import { isWordlike } from "./wordlike.ts";

/** The shortest word that a typo is put right to. */
const SHORTEST = 4;
/** The word meant must be so much likelier than any other, as a natural logarithm of odds. */
const MARGIN = 0.5;
const WORD = /^\p{L}+$/u;

/** A word as written and its normal form, without its ending. */
function bare({ surface, normal, stem }: Form): Form {
  const ending = normal.startsWith(stem) ? normal.slice(stem.length) : "";
  return { surface: withoutEnding(surface, ending), normal: ending ? stem : normal, stem };
}

const MARKS = new RegExp(`[${APOSTROPHES}]`, "g");
/** A word as it is compared with others: in small letters, without apostrophes, ё as е. */
export const plain = (surface: string) => surface.toLowerCase().replace(MARKS, "").replaceAll("ё", "е");
const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Words that a typo may be of. */
interface Common {
  /** Words that many listings have, in each way of writing them. */
  written: readonly Form[];
  /** Words of the dictionary. */
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

/** A word that a text may be a slip of, with the odds of it. */
interface Meant {
  word: Form;
  odds: number;
}

/** Words that are one slip from a text: as they are written, or without their endings. */
function meantBy(typed: Form, isWhole: boolean, ready: Prepared, compared: "surface" | "bare"): Meant[] {
  const { known, unlikely } = ready;
  const own = unlikely(typed.surface);
  return known.flatMap(({ word, isNamedOnly, [compared]: text }) => {
    const slip = text.length >= SHORTEST ? slipOf(typed.surface, text) : undefined;
    if (!slip) return [];
    const odds = slipOdds(slip, {
      unlikely: { typed: own, word: unlikely(text) },
      isWordlike: isWhole,
      isNamedOnly,
      isBare: compared === "bare",
      isUsual:
        compared === "surface" &&
        !slip.isFirst &&
        isUsualSlip(typed, { ...word, surface: text }, isNamedOnly),
    });
    return [{ word, odds }];
  });
}

/** The likeliest word; undefined where none is likely, or another is about as likely. */
function likeliest(meant: readonly Meant[]): Form | undefined {
  const [best, ...others] = meant.toSorted((one, other) => other.odds - one.odds);
  if (!best || best.odds < 0) return undefined;
  const rival = others.find(({ word }) => word.stem !== best.word.stem);
  return rival && best.odds - rival.odds < MARGIN ? undefined : best.word;
}

/** Words that only the dictionary names, in another script, may be misheard, not mistyped. */
function onlyMisheard({ surface, normal, stem }: Form, known: readonly Known[]): Form | undefined {
  const near = known.filter(
    ({ word, surface: other, isNamedOnly }) =>
      isNamedOnly &&
      isCyrillic(other) !== isCyrillic(surface) &&
      isHeardAs(normal, word.normal) &&
      slipOf(normal, word.normal) !== undefined &&
      areHeardAlike({ normal, stem }, word),
  );
  return new Set(near.map(({ word }) => word.stem)).size === 1 ? near[0]?.word : undefined;
}

/**
 * The common word that a text, which nobody wrote, is most likely a slip of: with one letter wrong, or the order of two,
 * as both are written, or else but for their endings. Words are prepared once for each object.
 */
export function oneTypoFrom(typed: Form, common: Common): Form | undefined {
  const own = { ...typed, surface: plain(typed.surface) };
  const isWhole = isWordlike(typed.surface);
  if (!WORD.test(own.surface) || own.surface.length < SHORTEST - (isWhole ? 0 : 1)) return undefined;
  const ready = prepare(common);
  const near = meantBy(own, isWhole, ready, "surface");
  const meant = near.length > 0 ? near : meantBy(bare(own), isWhole, ready, "bare");
  return meant.length > 0 ? likeliest(meant) : onlyMisheard(own, ready.known);
}

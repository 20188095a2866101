import { allowedEdits, editDistance } from "#core/platform/words/editDistance.ts";
import { read } from "#db/readPool.ts";
import { type KnownWord, knownWordRow, LISTINGS_OF_A_WORD, RARER } from "./lookUpWords.ts";
import { isLikelyTypo, isLong, isSureTypo, soundsLike } from "./typos.ts";
import { isWordlike } from "./wordlike.ts";

const COMMON_MAX = 5000;
/** The shortest beginning of a word that may have a typo, and that may be meant. */
const BEGUN_LEAST = 4;
/** In words not longer than this a typo is mostly another word. */
const SHORT = 5;
/** The fewest letters of a beginning that sounds like a whole word; with a vowel at its end it needs one more. */
const WHOLE = 5;
const ENDED = /[aeiouy]$/;
/** The most words with nearly such a beginning that are looked for. */
const BEGUN_MAX = 6;

const statement = {
  name: "common-words",
  text: `
    select stem, normal, surface, listings from search_words
    where length(normal) > ${BEGUN_LEAST} and listings >= (
      select greatest(reltuples, 1) / ${LISTINGS_OF_A_WORD} from pg_class where oid = 'listings'::regclass)
    order by listings desc, stem limit ${COMMON_MAX}`,
};

/** Words that many listings have, most written first. */
export const readCommonWords = (): Promise<KnownWord[]> =>
  read(knownWordRow, statement, [], { fromReplica: true });

/** The most spellings of common words that are compared. */
const WRITTEN_MAX = 8000;
/** In fewer listings no word is common. */
const COMMON_LEAST = 3;

const writtenStatement = {
  name: "common-words-as-written",
  text: `
    select w.stem, s.surface, w.listings,
      case when s.surface = w.surface then w.normal else public.search_normal(s.surface) end as normal
    from (
      select stem, normal, surface, listings from search_words
      where length(normal) >= ${BEGUN_LEAST} and listings >= (
        select greatest(${COMMON_LEAST}, reltuples / ${LISTINGS_OF_A_WORD}) from pg_class where oid = 'listings'::regclass)
      order by listings desc, stem limit ${COMMON_MAX}) w
    join search_surfaces s on s.stem = w.stem and (s.surface = w.surface or s.listings >= ${COMMON_LEAST})
    order by w.listings desc, w.stem, s.surface limit ${WRITTEN_MAX}`,
};

/** Words that many listings have, in each way in which several write them, most written first. */
export const readWrittenWords = (): Promise<KnownWord[]> =>
  read(knownWordRow, writtenStatement, [], { fromReplica: true });

/** A word as it is typed, and its normal form. */
interface Typed {
  surface: string;
  normal: string;
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const isSameScript = (typed: Typed, word: KnownWord) =>
  isCyrillic(typed.surface) === isCyrillic(word.surface);
const sorted = (letters: string) => [...letters].sort().join("");

/** Whether a beginning ends in the letter that was typed last: else that is rather the end of another word (репа). */
function endsAlike(typed: Typed, word: KnownWord, beginning: string): boolean {
  if (sorted(typed.normal) === sorted(beginning)) return true;
  if (typed.normal.at(-1) !== beginning.at(-1)) return false;
  const last = typed.surface.length - 1;
  const near = word.surface.slice(Math.max(0, last - 2), last + 3);
  return !isSameScript(typed, word) || near.includes(typed.surface[last] ?? "");
}

/** In short words a letter is left out, doubled or swapped, in four letters none is another (хрен, хранение). */
function isShortTypo(typed: Typed, word: KnownWord, beginning: string): boolean {
  const { length } = typed.normal;
  if (length > SHORT) return true;
  const isOther = length === beginning.length && sorted(typed.normal) !== sorted(beginning);
  return isSameScript(typed, word) && !(isOther && length === BEGUN_LEAST);
}

/** Whether what may be a whole word is rather the beginning of another, which takes more than a letter or two. */
const isSureBeginning = (typed: Typed, written: Typed) =>
  isLong(typed.normal) ||
  (typed.normal.length >= WHOLE + (ENDED.test(typed.normal) ? 1 : 0) && isSureTypo(typed, written));

/** How many edits make the typed word of a beginning so long; infinite where that is no typo. */
function editsOf(typed: Typed, word: KnownWord, length: number): number {
  const isWithinSound = /^[cs]h$/.test(word.normal.slice(length - 1, length + 1));
  if (length < BEGUN_LEAST || length >= word.normal.length || isWithinSound) return Number.POSITIVE_INFINITY;
  const beginning = word.normal.slice(0, length);
  const allowed = allowedEdits(typed.normal.length);
  const edits = editDistance(typed.normal, beginning, allowed);
  const written = { surface: word.surface.slice(0, typed.surface.length), normal: beginning };
  const isTypo =
    edits <= allowed &&
    endsAlike(typed, word, beginning) &&
    isShortTypo(typed, word, beginning) &&
    isLikelyTypo(typed, written) &&
    (!isWordlike(typed.surface) || isSureBeginning(typed, written));
  return isTypo ? edits : Number.POSITIVE_INFINITY;
}

/** Common words whose beginning somebody may have mistyped, those with the fewest edits, most written first. */
export function wordsBegun(typed: Typed, common: readonly KnownWord[]): KnownWord[] {
  const { normal } = typed;
  if (normal.length < BEGUN_LEAST || !/^[a-z]+$/.test(normal)) return [];
  const allowed = allowedEdits(normal.length);
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => normal.length - allowed + at);
  const near = common
    .filter((word) => soundsLike(normal[0] ?? "", word.normal[0] ?? ""))
    .map((word) => ({ word, edits: Math.min(...lengths.map((length) => editsOf(typed, word, length))) }))
    .filter(({ edits }) => Number.isFinite(edits));
  const fewest = Math.min(...near.map(({ edits }) => edits));
  const best = near.filter(({ edits }) => edits === fewest).map(({ word }) => word);
  const most = best[0]?.listings ?? 0;
  return best.filter(({ listings }) => listings * RARER >= most).slice(0, BEGUN_MAX);
}

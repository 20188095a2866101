import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { correctReading } from "./correctReading.ts";
import { dictionary } from "./dictionary.ts";
import { expectFound, forgetExpected } from "./expectFound.ts";
import { fillerWords, withoutMarks } from "./fillerWords.ts";
import { cutModel, cutModels, namesWithin } from "./joinedWords.ts";
import { inOtherLayout, isPlausible, SWAPPED_LEAST } from "./keyboardLayouts.ts";
import { type Letters, lettersOf } from "./letters.ts";
import { lookUpWords } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import { isNoise } from "./noise.ts";
import { type Piece, piecesOf, type Reading } from "./pieces.ts";
import type { Slot } from "./slot.ts";
import { slotsOf } from "./slots.ts";
import { anyOf } from "./termSql.ts";
import { keysOf } from "./typedWords.ts";

/** Terms to look for, as texts of tsquery. */
export interface Tier {
  terms: string;
  /** The parts of it that all found listings have. */
  words: string[];
  /** How what comes first of it is written, where the stems are those of look-alikes, too. */
  letters?: Letters | undefined;
}

/** One or several typed words that belong together. */
export interface Part {
  /** The part as typed, or as it is meant where nobody has written that. */
  text: string;
  /** All that it may mean, as a text of tsquery. */
  terms: string;
  /** The number of a measure. */
  number?: string | undefined;
}

/** A query as it is understood. */
export interface Understood {
  /**
   * First the words as typed, in all their forms and scripts; then also what means the same; then also what else may be
   * meant: longer words, typos, another keyboard layout. Each finds all that the one before it finds; those that would
   * find the same are left out.
   */
  tiers: [Tier, ...Tier[]];
  /** The last of them. */
  all: Tier;
  /** The words or what means the same, as a text of tsquery. */
  meant: string;
  /** How all that is found is written: regular expressions for what only sounds like words. */
  just: string[];
  /** The parts of `all`. */
  parts: Part[];
  /** The words that guesses add, for people to read. */
  correction: string | null;
}

const KEPT_MS = 5000;
const KEPT_MAX = 2000;

/** A letter and its number, or a number and its letter. */
const MODEL = /^(?:\p{L}-?\d|\d+-?\p{L}$)/u;

const tierOf = (words: string[]) => ({ words, terms: words.join(" & ") });

const allTerms = ({ exact, near, fuzzy }: Slot) => anyOf([...exact, ...near, ...fuzzy]);

/** Where how it is written can't be looked at. */
const unsure = ({ just, ...slot }: Slot): Slot => (just ? { ...slot, exact: [just.unsure] } : slot);

/** Slots of one word with a dash or the like between stay together (8/256); letters and digits stand apart. */
function partsOf(slots: readonly Slot[]): Part[] {
  const together: Slot[][] = [];
  for (const slot of slots) {
    if (slot.before?.trim()) together.at(-1)?.push(slot);
    else together.push([slot]);
  }
  return together.map((part) => {
    const isMeant = part.some(({ meant }) => meant !== null);
    const text = isMeant
      ? part.map(({ meant, typed }) => meant ?? typed).join(" ")
      : part.map(({ before, typed }, at) => (at === 0 ? typed : `${before}${typed}`)).join("");
    const [{ number } = {}] = part.length === 1 ? part : [];
    const terms = part.map(unsure).map(allTerms).join(" & ");
    return { text, terms, ...(number !== undefined && { number }) };
  });
}

function toUnderstood(slots: readonly Slot[], letters?: Letters): Understood {
  const exact: Tier = { ...tierOf(slots.map((slot) => anyOf(slot.exact))), letters };
  const near = tierOf(slots.map((slot) => anyOf([...slot.exact, ...slot.near])));
  const all = tierOf(slots.map(allTerms));
  const further = [near, all].filter(({ terms }, at) => terms !== (at === 0 ? exact : near).terms);
  const isCorrected = slots.some((slot) => slot.meant !== null);
  return {
    tiers: [exact, ...further],
    all,
    meant: near.terms,
    just: slots.flatMap(({ just }) => (just ? [just.pattern] : [])),
    parts: partsOf(slots),
    correction: isCorrected ? slots.map((slot) => slot.meant ?? slot.typed).join(" ") : null,
  };
}

function isKnown({ known, leastKnown, stem, normal, text }: Piece, meanings: Meanings): boolean {
  const isWritten = known !== null && known.listings >= leastKnown;
  return (
    isWritten || meanings.alike.has(stem) || /^\d/.test(normal) || namesWithin(text, meanings).length > 0
  );
}

/** Whether a query is one of words only in the other keyboard layout. */
function isInOtherLayout(typed: Reading, swapped: Reading, meanings: Meanings): boolean {
  const [own, others] = [piecesOf(typed), piecesOf(swapped)];
  // Some keys of letters are stops in the other layout, so a word may fall apart into what happens to be known.
  const isWordKnown = (_: string, at: number) => {
    const parts = own.filter(({ place }) => place === at + 1);
    return (
      parts.some(({ normal }) => /^[a-z]{2}/.test(normal)) && parts.every((part) => isKnown(part, meanings))
    );
  };
  const isModel = ({ normal, place }: Piece) =>
    normal.length === 1 && others.some((other) => other.place === place && /^\d/.test(other.normal));
  const least = typed.words.some(isPlausible) ? SWAPPED_LEAST : 2;
  return (
    !swapped.words.includes("") &&
    !typed.words.some(isWordKnown) &&
    others.some(({ normal }) => /^[a-z]/.test(normal) && normal.length >= least) &&
    others.every((other) => isKnown(other, meanings) || isModel(other))
  );
}

/** The word that keys give in the other layout; keys that were held or pressed in turn mean nothing in either. */
function swappedWord(keys: string): string {
  const swapped = inOtherLayout(keys);
  return [keys, swapped].some((word) => (word.match(/\p{L}+/gu) ?? []).some(isNoise)) ? "" : swapped;
}

/**
 * Looks up words, what they are with models cut off, and what their keys give in the other keyboard layout, where marks
 * may be letters.
 */
async function readWords(keys: readonly string[]): Promise<[typed: Reading, cut: Reading, swapped: Reading]> {
  const words = keys.map(withoutMarks);
  const cut = words.map(cutModel);
  const swapped = keys.map(swappedWord);
  const tokens = await lookUpWords(words, [...cut, ...swapped]);
  const readingOf = (own: readonly string[], after: number): Reading => ({
    words: own,
    tokens: tokens
      .filter(({ place }) => place > after && place <= after + own.length)
      .map((token) => ({ ...token, place: token.place - after })),
  });
  const inOther = readingOf(swapped, 2 * words.length);
  const telling = inOther.tokens.filter(({ place }) => !fillerWords.has(swapped[place - 1] ?? ""));
  return [readingOf(words, 0), readingOf(cut, words.length), { words: swapped, tokens: telling }];
}

function either(one: string, other: string): Tier {
  const terms = `(${one}) | (${other})`;
  return { terms, words: [terms] };
}

/** Joins the typed query and that of the other layout: the very words come before synonyms. */
function withOtherLayout(typed: Understood, other: Understood, words: readonly string[]): Understood {
  const [exact, ...further] = typed.tiers;
  const near = further.filter(({ terms }) => terms === typed.meant);
  const all = either(typed.all.terms, other.meant);
  const more = [either(typed.meant, other.tiers[0].terms), either(typed.meant, other.meant), all];
  const added = more.filter(({ terms }, at) => terms !== more[at + 1]?.terms);
  const tiers: Understood["tiers"] = [exact, ...near, ...added];
  return { ...typed, tiers, all, parts: other.parts, correction: words.join(" ") };
}

/**
 * Puts what the words that are meant find first before what else may be meant (masina: cars before kitchen machines);
 * also what they mean together, where that is more than each for itself (стиралная машина).
 */
function withMeant(typed: Understood, slots: readonly Slot[], meant: readonly Slot[]): Understood {
  const { tiers, meant: together } = toUnderstood(meant);
  const all = meant.length < slots.length ? either(typed.all.terms, together) : typed.all;
  const own = typed.tiers.filter(({ terms }) => terms !== typed.all.terms);
  const first = tiers.filter(({ terms }, at) => at === 0 || terms === together);
  const [exact, ...further] = [...own, ...first.map(({ terms }) => either(typed.meant, terms)), all];
  return exact ? { ...typed, tiers: [exact, ...further], all } : typed;
}

/** The most listings whose spelling is looked at. */
const WRITTEN_MAX = 20_000;

/** Where more may match than can be looked at for how it is written, what only sounds so is noise, or found as it is. */
async function withJust(slots: Slot[], searchOnlyInTitle: boolean): Promise<Slot[]> {
  if (!slots.some(({ just }) => just)) return slots;
  const { words } = toUnderstood(slots).all;
  const { most } = await expectFound(words, { searchOnlyInTitle }, { fromReplica: true });
  return most <= WRITTEN_MAX ? slots : slots.map(unsure);
}

async function understand(query: string, isTitleOnly: boolean): Promise<Understood | undefined> {
  const keys = keysOf(query);
  if (keys.length === 0) return undefined;
  const [[whole, cut, swapped], { synonyms, synonymsAndPlaces }] = await Promise.all([
    readWords(keys),
    dictionary(),
  ]);
  // A place isn't in a title unless its name is.
  const meanings = isTitleOnly ? synonyms : synonymsAndPlaces;
  const isOther = isInOtherLayout(whole, swapped, meanings);
  // Models may have been typed in the right layout behind words in the other one.
  const guessed = isOther && !whole.words.some((word) => MODEL.test(word)) ? undefined : swapped;
  const reading = cutModels(whole, cut, meanings);
  const slots = await withJust(slotsOf(reading, meanings, guessed), isTitleOnly);
  if (slots.length === 0) return undefined;
  const meant = correctReading(reading, slots);
  const own = toUnderstood(slots, lettersOf(reading, slots));
  const typed = meant ? withMeant(own, slots, slotsOf(meant, meanings)) : own;
  return isOther ? withOtherLayout(typed, toUnderstood(slotsOf(swapped, meanings)), swapped.words) : typed;
}

const kept = keepBriefly<Understood | undefined>(KEPT_MS, KEPT_MAX);

/**
 * Finds out what words may mean: looks them up among the words of listings, in one statement, and among synonyms.
 * Remembered for some seconds. Undefined when they hold no letter or digit.
 */
export function understandQuery(
  query: string,
  { searchOnlyInTitle = false }: { searchOnlyInTitle?: boolean | undefined } = {},
): Promise<Understood | undefined> {
  return kept.of(`${searchOnlyInTitle}:${query}`, () => understand(query, searchOnlyInTitle));
}

/** Forgets what is remembered, for who has just changed the words that it rests on. */
export function forgetUnderstood(): void {
  kept.forget();
  forgetExpected();
}

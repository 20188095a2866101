import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { dictionary } from "./dictionary.ts";
import { forgetExpected } from "./expectFound.ts";
import { fillerWords, isFiller } from "./fillerWords.ts";
import { cutModel, cutModels, namesWithin } from "./joinedWords.ts";
import { inOtherLayout, isPlausible, SWAPPED_LEAST } from "./keyboardLayouts.ts";
import { type Letters, lettersOf } from "./letters.ts";
import { lookUpWords } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import { mended } from "./mended.ts";
import { isNoise } from "./noise.ts";
import { plainLetters } from "./oneScript.ts";
import { type Piece, piecesOf, type Reading } from "./pieces.ts";
import { withoutPrices } from "./prices.ts";
import { type Slot, slotsOf } from "./slots.ts";
import { anyOf } from "./termSql.ts";

/** What to look for, as texts of tsquery. */
export interface Tier {
  terms: string;
  /** The parts of it that all found listings have. */
  words: string[];
  /** How what comes first of it is written, where the stems are those of look-alikes, too. */
  letters?: Letters | undefined;
}

/** One or several typed words that belong together. */
export interface Part {
  /** As typed, or as it is meant where nobody has written that. */
  text: string;
  /** All that it may mean, as a text of tsquery. */
  terms: string;
  /** Of a measure, the number. */
  number?: string | undefined;
}

/** What a query looks for. */
export interface Understood {
  /**
   * First the words as typed, in all their forms and scripts; then also what means the same; then also what else may be
   * meant: longer words, typos, another keyboard layout. Each finds all that the one before it finds; those that would
   * find the same are left out.
   */
  tiers: [Tier, ...Tier[]];
  /** The last of them. */
  all: Tier;
  /** What has the words or means the same, as a text of tsquery. */
  meant: string;
  /** What `all` is made of. */
  parts: Part[];
  /** The words that guesses add, for people to read. */
  correction: string | null;
}

/** More words than this are left out: nobody looks for so many, and each costs time. */
const WORDS_MAX = 12;
const KEPT_MS = 5000;
const KEPT_MAX = 2000;

/** Endings of numbers that stand apart from them (2 х комнатная, 2 ta xonali). */
const NUMBER_ENDING = /(\d)\s+(?=(?:[хx[]|но|ta|та)\s)/giu;

/** A letter and its number, or a number and its letter. */
const MODEL = /^(?:\p{L}-?\d|\d+-?\p{L}$)/u;

const cutWords = (query: string) => query.replace(NUMBER_ENDING, "$1-").split(/\s+/).filter(Boolean);
const tellingOf = (words: readonly string[]) => words.filter((_, at) => !isFiller(words, at));

/** Words that say something of the thing; where there are none, the others. */
function wordsOf(query: string): string[] {
  const plain = plainLetters(query);
  const words = cutWords(plain);
  const told = [tellingOf(cutWords(withoutPrices(plain))), tellingOf(words), words];
  return (told.find((one) => one.length > 0) ?? []).slice(0, WORDS_MAX);
}

const tierOf = (words: string[]) => ({ words, terms: words.join(" & ") });

const allTerms = ({ exact, near, fuzzy }: Slot) => anyOf([...exact, ...near, ...fuzzy]);

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
    return { text, terms: part.map(allTerms).join(" & "), ...(number !== undefined && { number }) };
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

/** Looks up words, what they are with models cut off, and what they are in the other keyboard layout. */
async function readWords(
  words: readonly string[],
): Promise<[typed: Reading, cut: Reading, swapped: Reading]> {
  const cut = words.map(cutModel);
  const swapped = words.map(inOtherLayout).map((word) => (isNoise(word) ? "" : word));
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

/** What was typed, and then what the same keys mean in the other layout: the very words before what means the same. */
function withOtherLayout(typed: Understood, other: Understood, words: readonly string[]): Understood {
  const either = (own: string, swapped: string): Tier => {
    const terms = `(${own}) | (${swapped})`;
    return { terms, words: [terms] };
  };
  const [exact, ...further] = typed.tiers;
  const near = further.filter(({ terms }) => terms === typed.meant);
  const all = either(typed.all.terms, other.meant);
  const more = [either(typed.meant, other.tiers[0].terms), either(typed.meant, other.meant), all];
  const added = more.filter(({ terms }, at) => terms !== more[at + 1]?.terms);
  const tiers: Understood["tiers"] = [exact, ...near, ...added];
  return { ...typed, tiers, all, parts: other.parts, correction: words.join(" ") };
}

/** Also what the words that are meant mean together, where that is more than each for itself (стиралная машина). */
function withPhrases(typed: Understood, slots: readonly Slot[], meant: readonly Slot[]): Understood {
  if (meant.length >= slots.length) return typed;
  const terms = `(${typed.all.terms}) | (${toUnderstood(meant).meant})`;
  const all: Tier = { terms, words: [terms] };
  const [exact, ...further] = typed.tiers;
  return { ...typed, tiers: [exact, ...further.filter((tier) => tier.terms !== typed.all.terms), all], all };
}

async function understand(query: string, isTitleOnly: boolean): Promise<Understood | undefined> {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  const [[whole, cut, swapped], { synonyms, synonymsAndPlaces }] = await Promise.all([
    readWords(words),
    dictionary(),
  ]);
  // A place isn't in a title unless its name is.
  const meanings = isTitleOnly ? synonyms : synonymsAndPlaces;
  const isOther = isInOtherLayout(whole, swapped, meanings);
  // Models may have been typed in the right layout behind words in the other one.
  const guessed = isOther && !words.some((word) => MODEL.test(word)) ? undefined : swapped;
  const reading = cutModels(whole, cut, meanings);
  const slots = slotsOf(reading, meanings, guessed);
  if (slots.length === 0) return undefined;
  const meant = mended(reading, slots);
  const typed = withPhrases(
    toUnderstood(slots, lettersOf(reading, slots)),
    slots,
    meant ? slotsOf(meant, meanings) : slots,
  );
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

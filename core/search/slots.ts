import type { Meanings } from "./dictionary.ts";
import { guessesOf } from "./guesses.ts";
import type { Token } from "./lookUpWords.ts";
import { alternativesOf, phraseSql } from "./termSql.ts";

/** A part of a query that all found listings have, in one of its forms; texts of tsquery. */
export interface Slot {
  /** Places of the typed words that it is made of, from 1. */
  places: number[];
  typed: string;
  exact: string[];
  /** What means the same, and other forms of a short word. */
  near: string[];
  /** What else may be meant. */
  fuzzy: string[];
  /** What may be meant instead, for people to read. */
  meant: string | null;
}

type Unplaced = Omit<Slot, "places">;

/** One key held down; as doubled letters are one, it would look like the letter alone. Batteries have three (AAA). */
const NOISE = /^(\p{L})\1{3,}$/iu;
/** Letters of the other alphabet that a letter of a model is taken for (С55, В10), in their normal form. */
const lookAlikes = new Map(
  Object.entries({ с: "k", в: "b", н: "h", р: "p", у: "y", c: "s", b: "v", h: "n", p: "r", y: "u" }),
);
const MODEL_LETTER = /(\p{L})[- ]?\d/u;
/** A term that no listing has. */
const NOTHING = "'~'";

/** Most tokens of a phrase that a synonym has. */
const PHRASE_MAX = 5;
/** Words in so many listings each stand for themselves, though both together make another. */
const COMMON = 50;

interface Query {
  /** What was typed, token by token. */
  tokens: readonly Token[];
  /** What the same keys give in the other keyboard layout, by the typed word's place. */
  swapped: ReadonlyMap<number, readonly Token[]>;
  words: readonly string[];
  meanings: Meanings;
}

const stemsOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(" ");

/** The words as typed that tokens were made of. */
function typedWords(tokens: readonly Token[], words: readonly string[]): string {
  return [...new Set(tokens.map(({ place }) => place))].map((place) => words[place - 1] ?? "").join(" ");
}

const formsOf = (tokens: readonly Token[], { alike }: Meanings) =>
  tokens.flatMap(({ forms }) => forms).flatMap(({ stem }) => alternativesOf(stem, alike));

/** The longest phrase from here on that has synonyms or is a place. */
function phraseAt(at: number, { tokens, words, meanings }: Query): [Unplaced, number] | undefined {
  for (let length = Math.min(PHRASE_MAX, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const phrase = stemsOf(part);
    if (!meanings.alike.has(phrase)) continue;
    const near = [
      ...alternativesOf(phrase, meanings.alike),
      ...(length === 1 ? formsOf(part, meanings) : []),
    ];
    const exact = alternativesOf(phrase, meanings.same);
    return [{ typed: typedWords(part, words), exact, near, fuzzy: [], meant: null }, length];
  }
  return undefined;
}

/** Two words that belong together: a letter and its number (s23), or one word typed as two (мак бук). */
function pairAt(at: number, { tokens, words, meanings }: Query): [Unplaced, number] | undefined {
  const [one, two] = tokens.slice(at, at + 2);
  if (!one || !two) return undefined;
  const part = [one, two];
  const typed = typedWords(part, words);
  if (/^[a-z]$/.test(one.normal) && /^\d/.test(two.normal)) {
    const other = lookAlikes.get(MODEL_LETTER.exec(typed.toLowerCase())?.[1] ?? "");
    const near = other ? [phraseSql(`${other} ${two.stem}`)] : [];
    return [{ typed, exact: [phraseSql(stemsOf(part))], near, fuzzy: [], meant: null }, 2];
  }
  const isCommon = Math.min(one.known?.listings ?? 0, two.known?.listings ?? 0) >= COMMON;
  const { joined, joinedStem } = one;
  if (isCommon || joinedStem === null || !(joined || meanings.alike.has(joinedStem))) return undefined;
  const apart = part.map(({ stem }) => phraseSql(stem)).join(" & ");
  const meant = joined && part.some(({ known }) => !known) ? joined.surface : null;
  const near = alternativesOf(joinedStem, meanings.alike);
  return [{ typed, exact: [`(${apart})`], near, fuzzy: [], meant }, 2];
}

function noiseAt(at: number, { tokens, words }: Query): [Unplaced, number] | undefined {
  const typed = words[(tokens[at]?.place ?? 0) - 1] ?? "";
  return NOISE.test(typed) ? [{ typed, exact: [NOTHING], near: [], fuzzy: [], meant: null }, 1] : undefined;
}

function wordAt(at: number, { tokens, swapped, words, meanings }: Query): Unplaced | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const { stem, otherStem, place } = token;
  const stems = [stem, ...(otherStem ? [otherStem] : [])];
  const exact = stems.flatMap((one) => alternativesOf(one, meanings.same));
  const near = [
    ...stems.flatMap((one) => alternativesOf(one, meanings.alike)),
    ...formsOf([token], meanings),
  ];
  const isWhole = tokens.filter((other) => other.place === place).length === 1;
  const { fuzzy, meant } = guessesOf(token, {
    completedFrom: at < tokens.length - 1 ? Number.POSITIVE_INFINITY : at > 0 ? 2 : 3,
    typed: (words[place - 1] ?? "").toLowerCase(),
    swapped: isWhole ? (swapped.get(place) ?? []) : [],
    meanings,
  });
  return { typed: isWhole ? (words[place - 1] ?? token.normal) : token.normal, exact, near, fuzzy, meant };
}

/** Cuts a query into the parts that all found listings have. `all` are the tokens of `words`, then of them swapped. */
export function slotsOf(all: readonly Token[], words: readonly string[], meanings: Meanings): Slot[] {
  const tokens = all.filter(({ place }) => place <= words.length);
  const swapped = new Map(
    words.map((_, place) => [place + 1, all.filter((token) => token.place === place + 1 + words.length)]),
  );
  const query = { tokens, swapped, words, meanings };
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [slot, length] = noiseAt(at, query) ??
      phraseAt(at, query) ??
      pairAt(at, query) ?? [wordAt(at, query), 1];
    const places = tokens.slice(at, at + length).map(({ place }) => place);
    if (slot) slots.push({ ...slot, places });
    at += length;
  }
  return slots;
}

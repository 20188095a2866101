import { ownOf } from "./brands.ts";
import { guessesOf } from "./guesses.ts";
import { namesWithin } from "./joinedWords.ts";
import type { KnownWord } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import { isNoise } from "./noise.ts";
import { type Piece, piecesOf, type Reading, typedText } from "./pieces.ts";
import { alternativesOf, anyOf, lastOf, phraseSql, tightSql, wordsApart } from "./termSql.ts";
import { measureOf } from "./units.ts";

/** A part of a query that all found listings have, in one of its forms; texts of tsquery. */
export interface Slot {
  typed: string;
  /** What stands between it and the slot before it in the same typed word; null where it begins one. */
  before: string | null;
  exact: string[];
  /** What means the same, and other forms of a short word. */
  near: string[];
  /** What else may be meant. */
  fuzzy: string[];
  /** What may be meant instead, for people to read. */
  meant: string | null;
  /** The word that is meant, where it is one. */
  word?: KnownWord | undefined;
  /** The number of a measure, which may be looked for without its unit. */
  number?: string | undefined;
  /** How many tokens it is made of. */
  length: number;
}

type Unplaced = Omit<Slot, "before" | "length">;

/** Letters of the other alphabet that a letter of a model is taken for (С55, В10), in their normal form. */
const lookAlikes = new Map(
  Object.entries({ с: "k", в: "b", ц: "k", н: "h", р: "p", у: "y", c: "s", b: "v", h: "n", p: "r", y: "u" }),
);
/** A term that no listing has. */
const NOTHING = "'~'";

/** Words cut short, by their stems; right behind a number they are units. */
const cutShort = new Map([["kv", "kvartir"]]);

/** Most tokens of a phrase that a synonym has. */
const PHRASE_MAX = 5;
/** Words in so many listings each stand for themselves, though both together make another. */
const COMMON = 50;

interface Query {
  /** What was typed, token by token. */
  tokens: readonly Piece[];
  /** What the same keys give in the other keyboard layout. */
  swapped: readonly Piece[];
  words: readonly string[];
  meanings: Meanings;
}

const isLetter = ({ normal }: Piece) => /^[a-z]$/.test(normal);
const isNumber = ({ normal }: Piece) => /^\d/.test(normal);

const stemsOf = (tokens: readonly Piece[]) => tokens.map(({ stem }) => stem).join(" ");

const typedAs = (part: readonly Piece[], { tokens, words }: Query) => typedText(part, tokens, words);

const formsOf = (tokens: readonly Piece[], { alike }: Meanings) =>
  tokens.flatMap(({ forms }) => forms).flatMap(({ stem }) => alternativesOf(stem, alike));

/** The longest phrase from here on that has synonyms or is a place. */
function phraseAt(at: number, query: Query): [Unplaced, number] | undefined {
  const { tokens, meanings } = query;
  for (let length = Math.min(PHRASE_MAX, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const phrase = stemsOf(part);
    if (!meanings.alike.has(phrase)) continue;
    const near = [
      ...alternativesOf(phrase, meanings.alike),
      ...wordsApart(phrase, meanings),
      ...(length === 1 ? formsOf(part, meanings) : []),
    ];
    const exact = alternativesOf(phrase, meanings.same);
    const fuzzy = lastOf(phrase, meanings);
    return [{ typed: typedAs(part, query), exact, near, fuzzy, meant: null }, length];
  }
  return undefined;
}

/** How many tokens are a letter and its number (s23) or, typed in one word, a number and its letter (8k, a15s). */
function modelLength(at: number, tokens: readonly Piece[]): number {
  const isTight = (one: Piece | undefined, two: Piece | undefined) => {
    if (!one || !two) return false;
    if (isLetter(one)) return isNumber(two);
    return isNumber(one) && isLetter(two) && one.place === two.place;
  };
  let length = 1;
  while (isTight(tokens[at + length - 1], tokens[at + length])) {
    // A number of another word, or behind a dash, is none of this one's.
    if (length > 1 && tokens[at + length]?.before !== "") break;
    length += 1;
  }
  return length;
}

/** What else may be written for a number and its letter. */
function otherModels(stems: string, typed: string, { alike }: Meanings): string[] {
  const [, rooms] = /^\d+-?к$/iu.test(typed) ? (/^(\d+) k$/.exec(stems) ?? []) : [];
  return rooms && alike.has(`${rooms} komn`) ? alternativesOf(`${rooms} komn`, alike) : [];
}

/** A number with its unit, typed together or apart (60 м2, 128гб). */
function measureAt(at: number, query: Query): [Unplaced, number] | undefined {
  const { tokens } = query;
  const [number, ...behind] = tokens.slice(at);
  if (!number || !isNumber(number)) return undefined;
  const measure = measureOf(
    number.stem,
    behind.map(({ stem }) => stem),
  );
  if (!measure) return undefined;
  const { length, together, whole, same, others } = measure;
  const part = tokens.slice(at, at + length);
  const isOneWord = part.every(({ place }) => place === number.place);
  // What else the letter behind it begins is a model's (2в1, 12a3).
  const after = tokens[at + length];
  if (isOneWord && after?.before === "") return undefined;
  const isAlone = tokens.length === length;
  const bare = measure.number !== null && (measure.isBare || !isAlone) ? measure.number : undefined;
  const fuzzy = bare ?? (isOneWord ? undefined : measure.apart);
  return [
    {
      // A number behind a stop is a part of one.
      typed: typedAs(part, query),
      exact: [number.before === null ? whole : together, ...same],
      near: whole === together ? others : [together, ...others],
      fuzzy: fuzzy === undefined ? [] : [fuzzy],
      meant: null,
      number: number.stem,
    },
    length,
  ];
}

/** A letter as it is called, before a number (икс 6, эм1), in normal form. */
const letterNames = new Map(
  `ey=a bi=b si=k di=d ef=f ji=g ash=h ay=i jey=j key=k el=l em=m en=n er=r ar=r es=s ti=t vi=v iks=h zet=z zed=z`
    .split(" ")
    .map((named) => named.split("=") as [string, string]),
);

/** A model whose letter is spelt out. */
function calledModelAt(at: number, query: Query): [Unplaced, number] | undefined {
  const [letter, number] = query.tokens.slice(at, at + 2);
  const meant = letterNames.get(letter?.normal ?? "");
  if (!letter || !number || meant === undefined || !isNumber(number)) return undefined;
  const part = [letter, number];
  const near = [tightSql(`${meant} ${number.stem}`)];
  return [
    { typed: typedAs(part, query), exact: [phraseSql(stemsOf(part))], near, fuzzy: [], meant: null },
    2,
  ];
}

function modelAt(at: number, query: Query): [Unplaced, number] | undefined {
  const length = modelLength(at, query.tokens);
  if (length === 1) return undefined;
  const part = query.tokens.slice(at, at + length);
  const typed = typedAs(part, query);
  const letter = part.find(isLetter);
  const other = lookAlikes.get(letter?.text.toLowerCase() ?? "");
  const otherStems = part.map((piece) => (piece === letter && other ? other : piece.stem)).join(" ");
  const near = other ? [tightSql(otherStems)] : otherModels(stemsOf(part), typed, query.meanings);
  return [{ typed, exact: [tightSql(stemsOf(part))], near, fuzzy: [], meant: null }, length];
}

/** One word typed as two (мак бук). */
function pairAt(at: number, query: Query): [Unplaced, number] | undefined {
  const { tokens, meanings } = query;
  const [one, two] = tokens.slice(at, at + 2);
  if (!one || !two) return undefined;
  const part = [one, two];
  const typed = typedAs(part, query);
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
  return isNoise(typed) ? [{ typed, exact: [NOTHING], near: [], fuzzy: [], meant: null }, 1] : undefined;
}

/** A token in the other layout, where its word falls into as many parts; numbers are the same there. */
function swappedOf(token: Piece, { tokens, swapped }: Query): readonly Piece[] {
  if (isNumber(token)) return [];
  const [own, other] = [tokens, swapped].map((all) => all.filter(({ place }) => place === token.place));
  if (own?.length === 1) return other ?? [];
  return own?.length === other?.length ? (other ?? []).filter((_, at) => own?.[at] === token) : [];
}

function wordAt(at: number, query: Query): Unplaced | undefined {
  const { tokens, meanings } = query;
  const token = tokens[at];
  if (!token) return undefined;
  const { stem, otherStem } = token;
  const typed = typedAs([token], query);
  const stems = [stem, ...(otherStem ? [otherStem] : [])];
  const exact = stems.flatMap((one) => alternativesOf(one, meanings.same));
  const names = namesWithin(token.text, meanings);
  const apart = names.map((name) => anyOf(alternativesOf(name, meanings.same)));
  const near = [
    ...stems.flatMap((one) => alternativesOf(one, meanings.alike)),
    ...formsOf([token], meanings),
    ...(cutShort.has(stem) ? alternativesOf(cutShort.get(stem) ?? stem, meanings.alike) : []),
    ...(names.length > 0 ? [`(${apart.join(" & ")})`] : []),
  ];
  if (names.length > 0) return { typed, exact, near, fuzzy: [], meant: null };
  const guesses = guessesOf(token, {
    completedFrom: at < tokens.length - 1 ? Number.POSITIVE_INFINITY : at > 0 ? 2 : 3,
    typed: typed.toLowerCase(),
    swapped: swappedOf(token, query),
    meanings,
  });
  const last = stems.flatMap((one) => lastOf(one, meanings));
  return { typed, exact, near, ...guesses, fuzzy: [...guesses.fuzzy, ...last] };
}

/** Cuts a query into the parts that all found listings have. `swapped` is the same in the other keyboard layout. */
export function slotsOf(typed: Reading, meanings: Meanings, swapped?: Reading): Slot[] {
  const tokens = piecesOf(typed);
  const query = { tokens, swapped: swapped ? piecesOf(swapped) : [], words: typed.words, meanings };
  const stems = tokens.map(({ stem }) => stem);
  const slots: Slot[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [slot, length] = noiseAt(at, query) ??
      phraseAt(at, query) ??
      measureAt(at, query) ??
      calledModelAt(at, query) ??
      modelAt(at, query) ??
      pairAt(at, query) ?? [wordAt(at, query), 1];
    const { uncut, before = null, stem = "" } = tokens[at] ?? {};
    const near = [...(slot?.near ?? []), ...(uncut ? [uncut] : [])];
    const own = length === 1 ? ownOf(stem, stems, meanings) : [];
    if (slot) slots.push({ ...slot, near, fuzzy: [...slot.fuzzy, ...own], before, length });
    at += length;
  }
  return slots;
}

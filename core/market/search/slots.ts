import { ownOf } from "./brands.ts";
import { guessesOf } from "./guesses.ts";
import { namesWithin } from "./joinedWords.ts";
import { writtenJust } from "./letters.ts";
import type { Meanings } from "./meanings.ts";
import { calledModelAt, isNumber, modelAt, stemsOf } from "./models.ts";
import { isKeyHeldDown, isNoise, isOneLetter } from "./noise.ts";
import { type Piece, piecesOf, type Reading, typedText } from "./pieces.ts";
import type { Query, Slot, Unplaced } from "./slot.ts";
import { alternativesOf, anyOf, lastOf, phraseSql, quote, wordsApart } from "./termSql.ts";
import { measureOf } from "./units.ts";

/** A term that no listing has. */
const NOTHING = "'~'";

/** Words cut short, by their stems; right behind a number they are units. */
const cutShort = new Map([["kv", "kvartir"]]);

/** Most tokens of a phrase that a synonym has. */
const PHRASE_MAX = 5;
/** Words in so many listings each stand for themselves, though both together make another. */
const COMMON = 50;

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
  // A letter behind it that begins more is part of a model (2в1, 12a3).
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

/**
 * Reads noise: it is found only where it is written just so, as its sound is that of other words (ыыщщ, ish). Nobody
 * means something else by keys that were pressed again and again.
 */
function noiseAt(at: number, query: Query): [Unplaced, number] | undefined {
  const token = query.tokens[at];
  if (!token) return undefined;
  const typed = typedAs([token], query);
  const { stem, known } = token;
  const slot = { typed, exact: [quote(stem)], near: [], fuzzy: [], meant: null };
  if (isKeyHeldDown(typed) || isOneLetter(typed)) {
    const unsure = isKeyHeldDown(typed) ? NOTHING : quote(stem);
    return [{ ...slot, just: { pattern: writtenJust(typed), unsure } }, 1];
  }
  return isNoise(typed) && !known && !query.meanings.alike.has(stem) ? [slot, 1] : undefined;
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

import type { Meanings } from "./dictionary.ts";
import { allowedEdits, editDistance } from "./editDistance.ts";
import { type KnownWord, type Token, WELL_KNOWN } from "./lookUpWords.ts";
import { alternativesOf, phraseSql } from "./termSql.ts";

/** What else a word may mean: texts of tsquery, and the likeliest for people to read. */
export interface Guesses {
  fuzzy: string[];
  meant: string | null;
}

interface Around {
  /** The least letters to complete it from; none completes what isn't the last word. */
  completedFrom: number;
  /** The same keys in the other keyboard layout. */
  swapped: readonly Token[];
  meanings: Meanings;
}

/** So many corrections of a word are looked for at most. */
const NEIGHBOURS_MAX = 6;
/** So many words of the dictionary that begin like the last word. */
const BEGINNINGS_MAX = 8;
/** Longer lists of completions are looked for one by one, shorter ones by their beginning, with what is new. */
const COMPLETIONS_MAX = 20;
/** Half an edit. */
const ENDINGS_DIFFER = 0.5;
/** A word is rare beside another that so many times more listings have. */
const RARER = 10;

interface Guess {
  alternatives: string[];
  surface: string | null;
  listings: number;
}

const guess = ({ stem, surface, listings }: KnownWord, meanings: Meanings): Guess => ({
  alternatives: alternativesOf(stem, meanings),
  surface,
  listings,
});

function completionsOf({ normal, stem, completions }: Token, meanings: Meanings): Guess[] {
  const beginnings = [...meanings.keys()]
    .filter((phrase) => phrase.startsWith(normal))
    .slice(0, BEGINNINGS_MAX);
  const byBeginning: Guess[] =
    completions.length < COMPLETIONS_MAX
      ? [{ alternatives: [`'${stem}':*`], surface: null, listings: 0 }]
      : [];
  return [
    ...completions.map((word) => guess(word, meanings)),
    ...beginnings.map((phrase) => ({
      alternatives: alternativesOf(phrase, meanings),
      surface: null,
      listings: 0,
    })),
    ...byBeginning,
  ];
}

/** Words that differ as whole come before those that only differ without their endings. */
function editsTo(word: KnownWord, { normal, stem }: Pick<Token, "normal" | "stem">, allowed: number): number {
  const whole = editDistance(normal, word.normal, allowed);
  return whole <= allowed ? whole : editDistance(stem, word.stem, allowed) + ENDINGS_DIFFER;
}

/** Words as few edits away as any is: of listings, and of the dictionary. */
function neighboursOf({ normal, stem, known, neighbours }: Token, meanings: Meanings): Guess[] {
  const allowed = allowedEdits(normal.length);
  if (allowed === 0) return [];
  const own = known?.listings ?? 0;
  const near = neighbours
    .filter(({ listings }) => listings > own * RARER)
    .map((word) => ({
      edits: editsTo(word, { normal, stem }, allowed),
      found: guess(word, meanings),
    }));
  const phrases =
    own > 0 || !/^[a-z]+$/.test(normal) ? [] : [...meanings.keys()].filter((key) => key.length > 2);
  const alike = phrases.map((phrase) => ({
    edits: editDistance(stem, phrase, allowed),
    found: { alternatives: alternativesOf(phrase, meanings), surface: null, listings: 0 },
  }));
  const all = [...near, ...alike].filter(({ edits }) => edits <= allowed + ENDINGS_DIFFER);
  const fewest = Math.min(...all.map(({ edits }) => edits));
  return all
    .filter(({ edits }) => edits === fewest)
    .map(({ found }) => found)
    .sort((a, b) => b.listings - a.listings)
    .slice(0, NEIGHBOURS_MAX);
}

/** The word in the other keyboard layout, if it is one. */
function swappedOf({ swapped, completedFrom, meanings }: Around): Guess[] {
  const parts = swapped.map((token, place) => {
    const { stem, known, completions, normal } = token;
    if (known || meanings.has(stem) || /^\d/.test(normal)) {
      return {
        alternatives: alternativesOf(stem, meanings),
        surface: known?.surface ?? null,
        listings: known?.listings ?? 0,
      };
    }
    const longer = place === swapped.length - 1 && normal.length >= completedFrom ? completions : [];
    if (longer.length === 0) return undefined;
    return {
      alternatives: longer.flatMap((word) => alternativesOf(word.stem, meanings)),
      surface: longer[0]?.surface ?? null,
      listings: longer[0]?.listings ?? 0,
    };
  });
  const found = parts.filter((part) => part !== undefined);
  const isWord = found.length === swapped.length && swapped.some(({ normal }) => normal.length >= 2);
  if (!isWord) return [];
  return [
    {
      alternatives: [`(${found.map(({ alternatives }) => `(${alternatives.join(" | ")})`).join(" & ")})`],
      surface: found.map(({ surface }, place) => surface ?? swapped[place]?.normal).join(" "),
      listings: Math.min(...found.map(({ listings }) => listings)),
    },
  ];
}

function splitOf({ split }: Token, meanings: Meanings): Guess[] {
  if (!split) return [];
  const [one, two] = split;
  const phrase = `${one.stem} ${two.stem}`;
  return [
    {
      alternatives: meanings.has(phrase)
        ? alternativesOf(phrase, meanings)
        : [`(${phraseSql(one.stem)} & ${phraseSql(two.stem)})`],
      surface: `${one.surface} ${two.surface}`,
      listings: Math.min(one.listings, two.listings),
    },
  ];
}

/** What a word may mean that few or no listings have. A word with synonyms is one, and nobody's typo. */
export function guessesOf(token: Token, around: Around): Guesses {
  const { meanings, completedFrom } = around;
  const own = token.known?.listings ?? 0;
  if (own >= WELL_KNOWN || meanings.has(token.stem)) return { fuzzy: [], meant: null };

  const isBeginning = token.normal.length >= completedFrom && /^[a-z]/.test(token.normal);
  const completions = isBeginning ? completionsOf(token, meanings) : [];
  const swaps = own === 0 ? swappedOf(around) : [];
  const splits = own === 0 ? splitOf(token, meanings) : [];
  const isGuessed = swaps.length > 0 || completions.some(({ surface }) => surface !== null);
  const neighbours = isGuessed ? [] : neighboursOf(token, meanings);
  const all = [...swaps, ...neighbours, ...splits, ...completions];
  const readable = all.filter(({ surface }) => surface !== null).sort((a, b) => b.listings - a.listings);
  return {
    fuzzy: [...new Set(all.flatMap(({ alternatives }) => alternatives))],
    meant: own === 0 ? (readable[0]?.surface ?? null) : null,
  };
}

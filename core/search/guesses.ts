import type { Meanings } from "./dictionary.ts";
import { allowedEdits, editDistance } from "./editDistance.ts";
import { isPlausible, SWAPPED_LEAST } from "./keyboardLayouts.ts";
import { type KnownWord, RARER, type Token, WELL_KNOWN } from "./lookUpWords.ts";
import { isLikelySlip, soundsLike } from "./slips.ts";
import { alternativesOf, phraseSql } from "./termSql.ts";

/** What else a word may mean: texts of tsquery, and the likeliest for people to read. */
export interface Guesses {
  fuzzy: string[];
  meant: string | null;
}

interface Around {
  /** The word as typed, in lower case. */
  typed: string;
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
/** How much rarer a word is that others write too, before it counts as a misspelling. */
const MUCH_RARER = 2 * RARER;

interface Guess {
  alternatives: string[];
  surface: string | null;
  listings: number;
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

const guess = ({ stem, surface, listings }: KnownWord, { alike }: Meanings): Guess => ({
  alternatives: alternativesOf(stem, alike),
  surface,
  listings,
});

/** A phrase of the dictionary, to be read in the script that was typed in. */
function guessPhrase(phrase: string, typed: string, { alike, surfaces }: Meanings): Guess {
  const forms = [...(surfaces.get(phrase) ?? [])];
  const surface = forms.find((form) => isCyrillic(form) === isCyrillic(typed)) ?? forms[0] ?? null;
  return { alternatives: alternativesOf(phrase, alike), surface, listings: 0 };
}

function completionsOf({ normal, stem, completions }: Token, { typed, meanings }: Around): Guess[] {
  const beginnings = [...meanings.alike.keys()]
    .filter((phrase) => phrase.startsWith(normal))
    .slice(0, BEGINNINGS_MAX);
  const byBeginning: Guess[] =
    completions.length < COMPLETIONS_MAX
      ? [{ alternatives: [`'${stem}':*`], surface: null, listings: 0 }]
      : [];
  return [
    ...completions.map((word) => guess(word, meanings)),
    ...beginnings.map((phrase) => guessPhrase(phrase, typed, meanings)),
    ...byBeginning,
  ];
}

/** Words that differ as whole come before those that only differ without their endings. */
function editsTo(word: KnownWord, { normal, stem }: Pick<Token, "normal" | "stem">, allowed: number): number {
  const whole = editDistance(normal, word.normal, allowed);
  return whole <= allowed ? whole : editDistance(stem, word.stem, allowed) + ENDINGS_DIFFER;
}

/** Words as few edits away as any is: of listings, and of the dictionary. */
function neighboursOf({ normal, stem, known, neighbours }: Token, { typed, meanings }: Around): Guess[] {
  const allowed = allowedEdits(normal.length);
  if (allowed === 0) return [];
  const own = known?.listings ?? 0;
  const isMeant = (word: KnownWord) =>
    own < WELL_KNOWN
      ? isLikelySlip({ surface: typed, normal }, word)
      : word.listings > own * MUCH_RARER && soundsLike(normal, word.normal);
  const near = neighbours
    .filter((word) => word.listings > own * RARER && isMeant(word))
    .map((word) => ({ edits: editsTo(word, { normal, stem }, allowed), found: guess(word, meanings) }));
  const phrases =
    own > 0 || !/^[a-z]+$/.test(normal) ? [] : [...meanings.alike.keys()].filter((key) => key.length > 2);
  const alike = phrases
    .map((phrase) => ({ edits: editDistance(stem, phrase, allowed), phrase }))
    .filter(({ edits }) => edits <= allowed)
    .map(({ edits, phrase }) => ({ edits, phrase, found: guessPhrase(phrase, typed, meanings) }))
    .filter(({ phrase, found }) =>
      isLikelySlip({ surface: typed, normal: stem }, { surface: found.surface ?? phrase, normal: phrase }),
    );
  const all = [...near, ...alike].filter(({ edits }) => edits <= allowed + ENDINGS_DIFFER);
  const fewest = Math.min(...all.map(({ edits }) => edits));
  return all
    .filter(({ edits }) => edits === fewest)
    .map(({ found }) => found)
    .sort((a, b) => b.listings - a.listings)
    .slice(0, NEIGHBOURS_MAX);
}

/** The word in the other keyboard layout, if it is one; the beginning of one only for what can't be a word itself. */
function swappedOf({ typed, swapped, completedFrom, meanings }: Around): Guess[] {
  const isWordItself = isPlausible(typed);
  const least = isWordItself ? SWAPPED_LEAST : 2;
  const parts = swapped.map((token, place) => {
    const { stem, known, completions, normal } = token;
    if (known || meanings.alike.has(stem) || /^\d/.test(normal)) {
      return {
        alternatives: alternativesOf(stem, meanings.alike),
        surface: known?.surface ?? null,
        listings: known?.listings ?? 0,
      };
    }
    const isBeginning = !isWordItself && place === swapped.length - 1 && normal.length >= completedFrom;
    const longer = isBeginning ? completions : [];
    if (longer.length === 0) return undefined;
    return {
      alternatives: longer.flatMap((word) => alternativesOf(word.stem, meanings.alike)),
      surface: longer[0]?.surface ?? null,
      listings: longer[0]?.listings ?? 0,
    };
  });
  const found = parts.filter((part) => part !== undefined);
  const isWord = found.length === swapped.length && swapped.some(({ normal }) => normal.length >= least);
  if (!isWord) return [];
  return [
    {
      alternatives: [`(${found.map(({ alternatives }) => `(${alternatives.join(" | ")})`).join(" & ")})`],
      surface: found.map(({ surface }, place) => surface ?? swapped[place]?.normal).join(" "),
      listings: Math.min(...found.map(({ listings }) => listings)),
    },
  ];
}

function splitOf({ split }: Token, { typed, meanings: { alike } }: Around): Guess[] {
  if (!split?.every(({ surface }) => isCyrillic(surface) === isCyrillic(typed))) return [];
  const [one, two] = split;
  const phrase = `${one.stem} ${two.stem}`;
  const together = `(${phraseSql(one.stem)} <-> ${phraseSql(two.stem)})`;
  return [
    {
      alternatives: alike.has(phrase) ? alternativesOf(phrase, alike) : [together],
      surface: `${one.surface} ${two.surface}`,
      listings: Math.min(one.listings, two.listings),
    },
  ];
}

/** What a word may mean that few or no listings have. A word with synonyms is one, and nobody's typo. */
export function guessesOf(token: Token, around: Around): Guesses {
  const { meanings, completedFrom } = around;
  const listings = [token.known, ...token.forms].map((word) => word?.listings ?? 0);
  const own = listings.reduce((sum, one) => sum + one, 0);
  if (meanings.alike.has(token.stem)) return { fuzzy: [], meant: null };

  const isBeginning = own < WELL_KNOWN && token.normal.length >= completedFrom && /^[a-z]/.test(token.normal);
  const completions = isBeginning ? completionsOf(token, around) : [];
  const swaps = own === 0 ? swappedOf(around) : [];
  const splits = own === 0 ? splitOf(token, around) : [];
  const isGuessed = swaps.length > 0 || completions.some(({ surface }) => surface !== null);
  const neighbours = isGuessed ? [] : neighboursOf(token, around);
  const all = [...swaps, ...neighbours, ...splits, ...completions];
  // What only carries the typed word on corrects nothing.
  const corrections = [...swaps, ...neighbours, ...splits];
  const readable = corrections
    .filter(({ surface }) => surface !== null)
    .sort((a, b) => b.listings - a.listings);
  return {
    fuzzy: [...new Set(all.flatMap(({ alternatives }) => alternatives))],
    meant: own === 0 ? (readable[0]?.surface ?? null) : null,
  };
}

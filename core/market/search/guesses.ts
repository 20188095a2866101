import { allowedEdits, editDistance } from "#core/platform/words/editDistance.ts";
import { wordsBegun } from "./commonWords.ts";
import { everydayWords } from "./everydayWords.ts";
import { isPlausible, SWAPPED_LEAST } from "./keyboardLayouts.ts";
import { type KnownWord, MUCH_RARER, RARER, type Token, WELL_KNOWN } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import { oneTypoFrom, plain } from "./oneTypo.ts";
import { alternativesOf, phraseSql, quote } from "./termSql.ts";
import { type Form, isMisspelling, typoEdits, typoEditsOfPhrase, wholeEdits } from "./typoEdits.ts";
import { isLong, isSureTypo, soundsLike } from "./typos.ts";
import { isWordlike } from "./wordlike.ts";

/** Other meanings of a word: texts of tsquery, and the likeliest for people to read. */
interface Guesses {
  fuzzy: string[];
  meant: string | null;
  /** The word of listings that this is, where it is one. */
  word?: KnownWord | undefined;
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

/** The most corrections of a word that are looked for. */
const NEIGHBOURS_MAX = 6;
/** The most words of the dictionary that begin like the last word. */
const BEGINNINGS_MAX = 8;
/** Longer lists of completions are looked for one by one, shorter ones by their beginning, with what is new. */
const COMPLETIONS_MAX = 20;

interface Guess {
  alternatives: string[];
  surface: string | null;
  listings: number;
  word?: KnownWord;
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Also the word wherever it stands, where it means the things of a category first. */
function guess(word: KnownWord, { alike, last }: Meanings): Guess {
  const { stem, surface, listings } = word;
  const everywhere = last.get(stem)?.has(stem) ? [quote(stem)] : [];
  return { alternatives: [...alternativesOf(stem, alike), ...everywhere], surface, listings, word };
}

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

/** Phrases of the dictionary that may be as near; only what a long word is misheard for when it is a word itself. */
function phrasesNear({ normal, stem, known }: Token, { alike }: Meanings, isOnlyMisheard: boolean): string[] {
  const isWord = (known?.listings ?? 0) >= WELL_KNOWN;
  if (isWord || !/^[a-z]+$/.test(normal) || (isOnlyMisheard && !isLong(normal))) return [];
  const allowed = allowedEdits(normal.length);
  return [...alike.keys()]
    .filter((phrase) => phrase.length > 2 && editDistance(stem, phrase, allowed) <= allowed)
    .filter((phrase) => !isOnlyMisheard || soundsLike(stem, phrase));
}

const ENDING = /k?[aeiuy]$/;
/** Whether what sounds like a word may be a typo for a phrase, or that with another ending. */
function isSurePhrase(typed: Form, phrase: string, { surface }: Guess): boolean {
  if (typed.normal.replace(ENDING, "") === phrase.replace(ENDING, "")) return true;
  if (isLong(typed.normal) && soundsLike(typed.stem, phrase)) return true;
  return isSureTypo({ ...typed, normal: typed.stem }, { surface: surface ?? phrase, normal: phrase });
}

/** Words as few edits away as any is: of listings, and of the dictionary. */
function neighboursOf(token: Token, { typed, meanings }: Around, isOnlyMisheard: boolean): Guess[] {
  const { normal, known, neighbours, leastKnown } = token;
  if (allowedEdits(normal.length) === 0) return [];
  const own = known?.listings ?? 0;
  const written = { ...token, surface: typed };
  // A word that nobody wrote but that sounds like one is rather a word that the market lacks.
  const isRatherWhole = own === 0 && isWordlike(typed);
  const editsTo = (word: KnownWord) => {
    if (isRatherWhole && !isSureTypo(written, word)) return Number.POSITIVE_INFINITY;
    if (isOnlyMisheard && !soundsLike(normal, word.normal)) return Number.POSITIVE_INFINITY;
    if (own < WELL_KNOWN) return typoEdits(written, word);
    const isMeant = word.listings > own * MUCH_RARER && soundsLike(normal, word.normal);
    return isMeant ? wholeEdits(normal, word.normal) : Number.POSITIVE_INFINITY;
  };
  const near = neighbours
    .filter((word) => word.listings > own * RARER && word.listings >= leastKnown)
    .map((word) => ({ word, edits: editsTo(word) }))
    .filter(({ word, edits }) => Number.isFinite(edits) && !isMisspelling(word, neighbours))
    .map(({ word, edits }) => ({ edits, found: guess(word, meanings) }));
  const alike = phrasesNear(token, meanings, own > 0 || isOnlyMisheard)
    .map((phrase) => ({ phrase, found: guessPhrase(phrase, typed, meanings) }))
    .filter(({ phrase, found }) => !isRatherWhole || isSurePhrase(written, phrase, found))
    .map(({ phrase, found }) => ({
      edits: typoEditsOfPhrase(written, { stem: phrase, surface: found.surface ?? phrase }),
      found,
    }));
  const all = [...near, ...alike].filter(({ edits }) => Number.isFinite(edits));
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
    const { stem, known, completions, normal, leastKnown } = token;
    if ((known && known.listings >= leastKnown) || meanings.alike.has(stem) || /^\d/.test(normal)) {
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

function splitOf({ split, leastKnown }: Token, { typed, meanings: { alike } }: Around): Guess[] {
  const isWord = ({ listings }: KnownWord) => listings >= leastKnown;
  // Together they must be written as the word is, not only sound so (семечки, семь эчки).
  const isWrittenSo = plain(split?.map(({ surface }) => surface).join("") ?? "") === plain(typed);
  if (!split?.every(isWord) || !isWrittenSo) return [];
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

/** Words that begin nearly so. */
const begunOf = ({ normal }: Token, { typed, meanings }: Around): Guess[] =>
  wordsBegun({ surface: typed, normal }, meanings.common).map((word) => guess(word, meanings));

const isKnownWord = (word: Form): word is KnownWord => "listings" in word;

/** A common word that nothing but one letter parts from what is typed. */
function typoOf({ normal, stem }: Token, { typed, meanings }: Around): Guess[] {
  const word = oneTypoFrom({ surface: typed, normal, stem }, meanings);
  if (!word) return [];
  return [isKnownWord(word) ? guess(word, meanings) : guessPhrase(word.stem, typed, meanings)];
}

/** Guesses the meaning of a word that few or no listings have. A word with synonyms is a real one, and nobody's typo. */
export function guessesOf(token: Token, around: Around): Guesses {
  const { meanings, completedFrom } = around;
  const listings = [token.known, ...token.forms].map((word) => word?.listings ?? 0);
  const own = listings.reduce((sum, one) => sum + one, 0);
  if (meanings.alike.has(token.stem)) return { fuzzy: [], meant: null };

  const isBeginning = own < WELL_KNOWN && token.normal.length >= completedFrom && /^[a-z]/.test(token.normal);
  const completions = isBeginning ? completionsOf(token, around) : [];
  const isEveryday = everydayWords.has(around.typed);
  const swaps = own === 0 && !isEveryday ? swappedOf(around) : [];
  const splits = own === 0 && !isEveryday ? splitOf(token, around) : [];
  const isGuessed = isEveryday || swaps.length > 0 || completions.some(({ listings }) => listings > 0);
  // A beginning that only the dictionary completes may still be a misheard word of listings.
  const isPhrase = completions.some(({ surface }) => surface !== null);
  const neighbours = isGuessed ? [] : neighboursOf(token, around, isPhrase);
  const isNothing =
    own === 0 && isBeginning && !isGuessed && !isPhrase && neighbours.length + splits.length === 0;
  const begun = isNothing ? begunOf(token, around) : [];
  const isUnknown = own === 0 && !isGuessed && neighbours.length + splits.length + begun.length === 0;
  const typos = isUnknown ? typoOf(token, around) : [];
  const all = [...swaps, ...neighbours, ...splits, ...begun, ...typos, ...completions];
  // Completions of the typed word correct nothing.
  const corrections = [...swaps, ...neighbours, ...splits, ...begun, ...typos];
  const readable = corrections
    .filter(({ surface }) => surface !== null)
    .sort((a, b) => b.listings - a.listings);
  const meant = own === 0 ? readable[0] : undefined;
  return {
    fuzzy: [...new Set(all.flatMap(({ alternatives }) => alternatives))],
    word: meant?.word,
    meant: meant?.surface ?? null,
  };
}

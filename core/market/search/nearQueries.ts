import { allowedEdits, editDistance } from "#core/platform/words/editDistance.ts";
import { dictionary } from "./dictionary.ts";
import { everydayWords } from "./everydayWords.ts";
import { isFiller, withoutMarks } from "./fillerWords.ts";
import { type KnownWord, lookUpWords, type Token } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import { plainLetters } from "./plainLetters.ts";
import { isMisspelling } from "./typoEdits.ts";
import { isLikelyTypo } from "./typos.ts";

/** More words are left alone: nobody mistypes in a sentence and wants it guessed. */
const WORDS_MAX = 6;
/** The most words that are tried for a mistyped one. */
const TRIED_MAX = 4;
/** Shorter stems have too many others near them. */
const STEM_LEAST = 5;

interface Offer {
  stem: string;
  text: string;
  edits: number;
  /** A typo of the usual kinds. */
  isLikely: boolean;
  listings: number;
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** Names of the dictionary near a typed word, in the script that was typed. */
function namedNear(typed: string, { surfaces }: Meanings): Offer[] {
  const most = allowedEdits(typed.length);
  return [...surfaces].flatMap(([stem, forms]) =>
    [...forms].flatMap((text) => {
      if (text.includes(" ") || isCyrillic(text) !== isCyrillic(typed)) return [];
      const edits = editDistance(typed, text.toLowerCase(), most);
      if (edits > most) return [];
      const isLikely = isLikelyTypo({ surface: typed, normal: typed }, { surface: text, normal: text });
      return [{ stem, text, edits, isLikely, listings: Number.MAX_SAFE_INTEGER }];
    }),
  );
}

/** Edits of a word of listings: as written where that is in one script, of its sound, or of its stem. */
function editsTo(typed: string, { normal, stem }: Token, word: KnownWord): number {
  const most = allowedEdits(typed.length);
  const isOneScript = isCyrillic(typed) === isCyrillic(word.surface);
  const pairs = [
    isOneScript ? [typed, word.surface.toLowerCase()] : [normal, word.normal],
    ...(Math.min(stem.length, word.stem.length) >= STEM_LEAST ? [[stem, word.stem]] : []),
  ];
  return Math.min(...pairs.map(([one = "", other = ""]) => editDistance(one, other, most)));
}

function writtenNear(typed: string, token: Token): Offer[] {
  const { neighbours, leastKnown } = token;
  return neighbours
    .filter((word) => word.listings >= leastKnown && !isMisspelling(word, neighbours))
    .map((word) => ({
      stem: word.stem,
      text: word.surface,
      listings: word.listings,
      edits: editsTo(typed, token, word),
      isLikely: isLikelyTypo({ ...token, surface: typed }, word),
    }))
    .filter(({ edits }) => edits <= allowedEdits(typed.length));
}

/** Words that a word which nobody wrote may be, the likeliest first. */
function offersFor(typed: string, token: Token, meanings: Meanings): string[] {
  const isWritten = (token.known?.listings ?? 0) >= token.leastKnown;
  if (isWritten || everydayWords.has(typed) || !/^\p{L}{4,}$/u.test(typed)) return [];
  const all = [...namedNear(typed, meanings), ...writtenNear(typed, token)].sort(
    (a, b) => a.edits - b.edits || Number(b.isLikely) - Number(a.isLikely) || b.listings - a.listings,
  );
  const ofStem = new Map(all.toReversed().map((offer) => [offer.stem, offer]));
  return all
    .filter((offer) => ofStem.get(offer.stem) === offer)
    .slice(0, TRIED_MAX)
    .map(({ text }) => text);
}

/**
 * The query with each word that nobody wrote put right, likeliest first. Where a search puts right only what is hardly
 * anything else, this takes every word so few edits away: people choose by themselves. Empty when nothing is to be
 * put right.
 */
export async function nearQueries(query: string): Promise<string[]> {
  const words = plainLetters(query).split(/\s+/).map(withoutMarks).filter(Boolean);
  if (words.length === 0 || words.length > WORDS_MAX) return [];
  const [tokens, { synonyms }] = await Promise.all([lookUpWords(words, []), dictionary()]);
  const offers = words.map((word, at) => {
    const [token, ...others] = tokens.filter(({ place }) => place === at + 1);
    return token && others.length === 0 && !isFiller(words, at)
      ? offersFor(word.toLowerCase(), token, synonyms)
      : [];
  });
  const most = Math.max(...offers.map(({ length }) => length));
  const queries = Array.from({ length: most }, (_, turn) =>
    words.map((word, at) => offers[at]?.[turn] ?? offers[at]?.[0] ?? word).join(" "),
  );
  return [...new Set(queries)];
}

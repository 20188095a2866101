import { APOSTROPHES } from "#contract/apostrophes.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import { additions, emptyWords, isAdjective, joining, prepositions } from "./emptyWords.ts";
import { fillerWords } from "./fillerWords.ts";

/** Most words of a phrase, and its most letters. */
const WORDS_MAX = 3;
export const PHRASE_MAX = 60;

const LINK = /@|:\/\/|www\.|\.(?:me|uz|ru|com|net|org)(?![\p{L}\d])/iu;
/** Seven digits, with anything but letters between them; or nine of them, whatever stands between. */
const PHONE = /\d(?:[^\p{L}\d]{0,3}\d){6}/u;
const DIGITS_MOST = 8;
/** Prices, distances and years make no phone. */
const FIGURE = /(?<!\d)(?:\d{1,3}(?:[ .,\u00a0]?000)+|(?:19|20)\d\d)(?!\d)/g;
const CALL =
  /(?<!\p{L})(?:тел|тлф|телеф|номер|звоните?|звонить|тг|телеграмм?|tel|nomer|raqam\p{L}*|tg|telegram|whats ?app|viber)(?!\p{L})/iu;

/** Whether a text holds a link, a @name or what may be a phone. */
export function isPrivate(text: string): boolean {
  if (LINK.test(text)) return true;
  const rest = text.replaceAll(FIGURE, "|");
  return (
    PHONE.test(rest) ||
    rest.replaceAll(/\D/g, "").length > DIGITS_MOST ||
    (CALL.test(text) && /\d/.test(text))
  );
}

const PART_END = /[\][,;:!?()|/+*"«»•]+|\.(?=\s|$)|\s[-–—]+\s/u;
const NOT_WORD = new RegExp(`[^\\p{L}\\p{M}\\d${APOSTROPHES}.-]+`, "u");
/** Groups of a number (1 200 000), but not a model with its memory (iphone 13 128 gb). */
const GROUPED = /(?<=\d)[ .\u00a0](?=\d{3}(?!\d| ?(?:gb|tb|гб|тб)(?!\p{L})))/gu;

/** Numbers such as 8/256 are one. */
const OF_TWO = /(?<=\d)\/(?=\d)/g;

const bare = (word: string) => word.replaceAll(/^[.'’-]+|[.-]+$/g, "");

/** The words of each part of a name, in lower case; a phrase ends where a part does. Grouped numbers are one word. */
export function partsOf(text: string): string[][] {
  const parts = plainFonts(text)
    .toLowerCase()
    .replaceAll(GROUPED, "")
    .replaceAll(OF_TWO, "-")
    .split(PART_END);
  return parts
    .map((part) => part.split(NOT_WORD).map(bare).filter(Boolean))
    .filter((words) => words.length > 0);
}

/** Most digits of a phrase. */
const MODEL_DIGITS_MOST = 6;
const NUMBER = /^[\d.-]+$/;
/** A unit that a number before it counts. */
const UNIT =
  /^(?:л|кг|гр?|мм?|см|км|мл|вт|квт|гб|тб|мач?|шт|руб|сум|тыс|млн|лет|год[ау]?|дюйм\p{L}*|комн\p{L}*|поз\p{L}*|этаж\p{L}*|хона\p{L}*|метр\p{L}*|сот\p{L}{0,2}|литр\p{L}*|l|kg|gr?|mm?|cm|sm|km|ml|w|kw|gb|tb|mah?|dona|ta|so.?m|ming|mln|yil|yosh|sotix|xona\p{L}*|poz\p{L}*|sinf\p{L}*|qavat\p{L}*|metr\p{L}*|litr\p{L}*|inch|hp|v|x)$/u;

/** Whether the words after a number belong to it: 23 л, 3 в 1; but not what is measured itself: iphone 13 128 гб. */
function isCarriedOn([next, unit]: readonly string[]): boolean {
  if (next === undefined) return false;
  if (NUMBER.test(next)) return /^\d+$/.test(next) && !(unit !== undefined && UNIT.test(unit));
  return next.length === 1 || UNIT.test(next);
}

/**
 * Whether these words of a part may be offered: a number never begins a phrase, one of at most four digits ends it (a
 * model: iphone 13), and what it measures isn't cut off or left at the end.
 */
function isWhole(words: readonly string[], following: readonly string[]): boolean {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (NUMBER.test(first) || UNIT.test(first) || UNIT.test(last)) return false;
  if (additions.has(first)) return false;
  if (words.slice(1, -1).some((word) => joining.has(word))) return false;
  const isLong = words.join("").replaceAll(/\D/g, "").length > MODEL_DIGITS_MOST;
  if (isLong || words.some((word) => NUMBER.test(word) && !/^\d{1,4}$/.test(word))) return false;
  if (!NUMBER.test(last)) return true;
  return !NUMBER.test(words.at(-2) ?? "") && !isCarriedOn(following);
}

/** Where a phrase stands in one of the texts of a name. */
export interface Standing {
  /** Which of the texts, from 0. */
  text: number;
  /** Whether the name begins with it, but for words that say nothing; a single word also after what it is like. */
  isFirst: boolean;
  /** The word after it. */
  next: string | undefined;
}

/** Whether a word says nothing of the thing. */
export const isFillerWord = (word: string) =>
  fillerWords.has(word) || emptyWords.has(word) || NUMBER.test(word);

/** One to three words in a row, in lower case, of a text, with the place of each. */
function* phrasesIn(
  text: string,
  isPopular: (word: string) => boolean,
): Generator<[string, Omit<Standing, "text">]> {
  let isFirst = true;
  let isNoun = true;
  for (const words of partsOf(text)) {
    for (let first = 0; first < words.length; first += 1) {
      for (let end = first + 1; end <= Math.min(words.length, first + WORDS_MAX); end += 1) {
        if (!isPopular(words[end - 1] ?? "")) break;
        const phrase = words.slice(first, end);
        const joined = phrase.join(" ");
        if (joined.length > PHRASE_MAX || !isWhole(phrase, words.slice(end, end + 2))) continue;
        yield [joined, { isFirst: isFirst || (isNoun && phrase.length === 1), next: words[end] }];
      }
      const word = words[first] ?? "";
      const saysNothing = isFillerWord(word) && !prepositions.has(word);
      isFirst &&= saysNothing;
      isNoun &&= saysNothing || isAdjective(word);
    }
  }
}

/**
 * The phrases of the texts of a name with where they stand; none of a name that tells how to reach somebody.
 */
export function namePhrases(
  texts: readonly (string | null)[],
  isPopular: (word: string) => boolean,
): Map<string, Standing[]> {
  const phrases = new Map<string, Standing[]>();
  if (texts.some((text) => text !== null && isPrivate(text))) return phrases;
  for (const [at, text] of texts.entries()) {
    for (const [phrase, standing] of phrasesIn(text ?? "", isPopular)) {
      const known = phrases.get(phrase);
      if (known) known.push({ text: at, ...standing });
      else phrases.set(phrase, [{ text: at, ...standing }]);
    }
  }
  return phrases;
}

import { additions, joining } from "./emptyWords.ts";

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
const NOT_WORD = /[^\p{L}\p{M}\d'’ʻʼ`‘.-]+/u;
const GROUPED = /(?<=\d)[ .\u00a0](?=\d{3}(?!\d))/g;

/** Numbers such as 8/256 are one. */
const OF_TWO = /(?<=\d)\/(?=\d)/g;

const bare = (word: string) => word.replaceAll(/^[.'’-]+|[.-]+$/g, "");

/** The words of each part of a name, in lower case; a phrase ends where a part does. Grouped numbers are one word. */
export function partsOf(text: string): string[][] {
  const parts = text.toLowerCase().replaceAll(GROUPED, "").replaceAll(OF_TWO, "-").split(PART_END);
  return parts
    .map((part) => part.split(NOT_WORD).map(bare).filter(Boolean))
    .filter((words) => words.length > 0);
}

/** Most digits of a phrase. */
const MODEL_DIGITS_MOST = 6;
const NUMBER = /^[\d.-]+$/;
/** What a number before it measures. */
const UNIT =
  /^(?:л|кг|гр?|мм?|см|км|мл|вт|квт|гб|тб|мач?|шт|руб|сум|тыс|млн|лет|год[ау]?|дюйм\p{L}*|комн\p{L}*|поз\p{L}*|этаж\p{L}*|хона\p{L}*|метр\p{L}*|сот\p{L}{0,2}|литр\p{L}*|l|kg|gr?|mm?|cm|sm|km|ml|w|kw|gb|tb|mah?|dona|ta|so.?m|ming|mln|yil|yosh|sotix|xona\p{L}*|poz\p{L}*|sinf\p{L}*|qavat\p{L}*|metr\p{L}*|litr\p{L}*|inch|hp|v|x)$/u;

/** Whether the word after a number belongs to it: 23 л, 3 в 1. */
const isCarriedOn = (next: string | undefined) =>
  next !== undefined && (next.length === 1 || UNIT.test(next) || NUMBER.test(next));

/**
 * Whether these words of a part may be offered: a number never begins a phrase, one of at most four digits ends it (a
 * model: iphone 13), and what it measures isn't cut off or left at the end.
 */
function isWhole(words: readonly string[], next: string | undefined): boolean {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (NUMBER.test(first) || UNIT.test(first) || UNIT.test(last)) return false;
  if (additions.has(first)) return false;
  if (words.slice(1, -1).some((word) => joining.has(word))) return false;
  const isLong = words.join("").replaceAll(/\D/g, "").length > MODEL_DIGITS_MOST;
  if (isLong || words.some((word) => NUMBER.test(word) && !/^\d{1,4}$/.test(word))) return false;
  if (!NUMBER.test(last)) return true;
  return !NUMBER.test(words.at(-2) ?? "") && !isCarriedOn(next);
}

/** A phrase of a name. */
export interface NamePhrase {
  text: string;
  /** Whether a part of the name begins with it. */
  isFirst: boolean;
  /** The word after it. */
  next: string | undefined;
}

/** One to three words in a row, in lower case, of the texts of a name; none of a name that tells how to reach somebody. */
export function namePhrases(
  texts: readonly (string | null)[],
  isPopular: (word: string) => boolean,
): Map<string, NamePhrase> {
  const phrases = new Map<string, NamePhrase>();
  const known = texts.filter((text) => text !== null);
  if (known.some(isPrivate)) return phrases;
  for (const words of known.flatMap(partsOf)) {
    for (let first = 0; first < words.length; first += 1) {
      for (let end = first + 1; end <= Math.min(words.length, first + WORDS_MAX); end += 1) {
        if (!isPopular(words[end - 1] ?? "")) break;
        const phrase = words.slice(first, end);
        const text = phrase.join(" ");
        if (text.length > PHRASE_MAX || !isWhole(phrase, words[end])) continue;
        const isFirst = first === 0 || phrases.get(text)?.isFirst === true;
        phrases.set(text, { text, isFirst, next: words[end] });
      }
    }
  }
  return phrases;
}

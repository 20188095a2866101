import { plainSigns } from "#contract/plainSigns.ts";
import {
  BIG_SCALE_WORD,
  CURRENCY_BEFORE,
  DOLLARS,
  isSumBefore,
  SCALE_WORD,
  SUM,
} from "#contract/priceWords.ts";
import { NUMBER as AMOUNT, readAmount, scaledPattern } from "#contract/readAmount.ts";
import { NEGOTIABLE, NOT_NEGOTIABLE } from "#core/platform/words/bargaining.ts";
import { priceInSum } from "../listings/priceInSum.ts";
import { plainLetters } from "./plainLetters.ts";
import { after, BETWEEN, before, COUNTED, LABEL, TO, WORD_END } from "./priceBounds.ts";

/** Bounds of a price in sum. */
export interface Bounds {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** The part of a query that is about the price, and the rest of it. */
interface ReadPrices {
  words: string;
  /** The words about the price, as typed. */
  said: string;
  bounds: Bounds;
  /** About how much is asked for where an amount is all that is said. */
  about: Bounds;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const CURRENCY = `(?:${SUM}|${DOLLARS})`;
/** Thousands of dollars: what isn't round is rather a model and its price (iphone 13 500$). */
const ROUND = String.raw`\d{1,3}(?:[ .,']\d{3})*[ .,']?000|${NUMBER}`;
/** Money that nothing here is sold for: it bounds nothing. */
const FOREIGN = String.raw`(?:[€₽£₸¥]|руб(?:\.|л\p{L}*)?|(?<=(?:\d{3}|\p{L}\.?)\s?)р\.?|rubl\p{L}*|евро|euros?|eur|тенге|tenge)`;
/** No beginning of a unit of measure, written out. */
const NO_UNIT = "(?!литр|метр|грамм|ватт|килог|лошад|litr|metr|gram|vatt|kilog)";
/** Hundreds behind millions, of which everybody knows that they are thousands (3 млн 500); no sizes of a memory. */
const HUNDREDS = String.raw`(?:\s(?:и\s)?(?:[1-9]?[05]0)(?=\s*(?:$|-?${CURRENCY}|${FOREIGN}|${after.any}${WORD_END})|\s+${NO_UNIT}\p{L}{4}))?`;
const TIMES = `${scaledPattern(SCALE_WORD)}${HUNDREDS}`;
const SCALED = String.raw`\s*-?${TIMES}(?:\.?\s*-?${CURRENCY}|${COUNTED})`;
/** Behind a small number these are letters of a model: Pulsar 200 RS. */
const NO_MODEL = String.raw`(?!\d{1,3} ?-?rs${WORD_END})`;
const NO_YEAR = String.raw`(?!(?:19|20)\d\d(?!\d|\s*${CURRENCY}))`;
/** Numbers that may be money without a word of it: at the end, or large. */
const BARE = String.raw`(?:${NO_YEAR}(?:\d{1,3}(?:[ .,']\d{3})+|\d{3,})(?=\s*(?:${after.any})?\s*$)|(?:\d{3}[ .,']\d{3}|\d{1,3}(?:[ .,']\d{3}){2,}|\d{6,})(?![ .,']?\d)${COUNTED})`;

const MONEY = [
  // First of all, or only its amount would be read, as one of sum.
  String.raw`(?:(?<=${before.any}\s+)(?:${AMOUNT})(?:\s*-?${TIMES}| ?[kк])?|${NUMBER}\s*-?${TIMES})\.?\s?${FOREIGN}`,
  // Behind a bound, or where nothing comes before, thousands have no model before them.
  String.raw`(?<=(?:^|${before.any})\s*)(?:(?:${AMOUNT})(?:${SCALED}|\s*-?${CURRENCY})|(?<!^)\d{2,} ?[kк](?:\s*-?${CURRENCY}|${COUNTED}))`,
  String.raw`(?<=${before.any}\s+)${BARE}`,
  String.raw`(?:${BARE}|\d{2,} ?[kк])(?=\s*${after.any}${WORD_END})`,
  `${NUMBER}${SCALED}`,
  String.raw`${NO_MODEL}(?=[\d .,']{3})(?:${AMOUNT})\s*-?${SUM}`,
  // A letter is a scale where money is said, or it would be of few (4k, 14к), or of light (5000 k).
  String.raw`(?!\d{4,} ?[kк]${WORD_END}(?! ?${CURRENCY}))${NUMBER} ?(?:[kкт] ?${CURRENCY}|(?<=(?:\d{3}|[1-9]0) ?)[kк]${COUNTED})`,
  String.raw`(?:${ROUND})\s*-?${DOLLARS}`,
  `${CURRENCY_BEFORE}(?:${AMOUNT})(?:${TIMES}| ?[kк])?`,
].join("|");

/** The lower of two prices (от 5 до 10 млн, 5-10 млн, 5 dan 10 mln gacha). */
const part = (amount: string) =>
  String.raw`(?:${CURRENCY_BEFORE})?(?:${amount})(?:\s*-?${TIMES}| ?[kк])?(?:\.?\s*-?${CURRENCY})?`;
const RANGE = String.raw`(?:${LABEL})?(?:(?:от|ot|с|from|between|между)\s+(?<from>${part(AMOUNT)})${TO}|(?<low>${NO_YEAR}${NO_MODEL}${part(ROUND)})(?:\s*-?(?:dan|дан)\s+|\s*-\s*|\s(?:to|(?<=(?:${CURRENCY}|${SCALE_WORD})\s)(?:до|do))\s|\s(?:va|ва|bilan|билан)\s(?=${part(AMOUNT)}\s*${BETWEEN})))`;

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,'-])${RANGE}?(?:${before.named}\s*)?(?<money>${MONEY})(?:\s*${after.named})?(?:/-)?${WORD_END}(?:[\s,(]+(?:${NOT_NEGOTIABLE.source}|${NEGOTIABLE.source})${WORD_END}\)?)?`,
  "giu",
);

/** Sums of money are things themselves here, or the number is of something else. */
const OTHERWISE = /монет|купюр|банкнот|tanga|пробег|probeg|yurgan|юрган/iu;

const ONE_AND_A_HALF = String.raw`(?<!\p{L})(?:пол(?:тор[аы]|утора)|pol(?:tor[aiy]|utora)|bir\syarim|бир\sярим)`;

type Way = readonly [RegExp, string | ((match: string, ...parts: string[]) => string)];

/** Numbers that are so large that two of them with a sign between are a range of prices. */
const LARGE = String.raw`(?:\d{2,3}(?:[ .,']\d{3})+|\d(?:[ .,']\d{3}){2,}|\d{5,9})(?![ .,']?\d)`;
/** No two prices that one looks for lie further apart: the numbers are of something else. */
const APART = 1000;
const ENDS = String.raw`\s*(?:-|${after.from}|\s(?:до|do|to))\s*`;
const NOT_COUNTED = String.raw`(?![\d.,'-]|\s*(?:${CURRENCY}|${FOREIGN}|${SCALE_WORD}|[kк]${WORD_END}))${COUNTED}`;
const HIGH = String.raw`((?:${AMOUNT})(?: ?[kк](?!\p{L})|\s*${SCALE_WORD})?)${NOT_COUNTED}`;
const isUpwards = (low: string, high: string) => (readAmount(low) ?? 0) < (readAmount(high) ?? 0);

/** Two prices of which the first says the currency, or which can only be prices: both say it. */
const RANGES: readonly Way[] = [
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}.,'+-])(${LARGE})${ENDS}(${LARGE})${NOT_COUNTED}`, "giu"),
    (match, low = "", high = "") => {
      const isNear = (readAmount(high) ?? 0) <= (readAmount(low) ?? 0) * APART;
      return isUpwards(low, high) && isNear ? `${low} сум - ${high} сум` : match;
    },
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}])(${CURRENCY_BEFORE})(${AMOUNT})${ENDS}${HIGH}`, "giu"),
    (match, sign = "", low = "", high = "") =>
      isUpwards(low, high) ? `${sign}${low} - ${sign}${high}` : match,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])${NO_MODEL}((?:${AMOUNT})(?: ?[kк]|\s*${SCALE_WORD})?)\s*(${CURRENCY})${ENDS}${HIGH}`,
      "giu",
    ),
    (match, low = "", named = "", high = "") =>
      isUpwards(low, high) ? `${low} ${named} - ${high} ${named}` : match,
  ],
];

/** Amounts in other ways, as they are read. */
const WAYS: readonly Way[] = [
  [new RegExp(String.raw`(?<![\p{L}\d.,])(${NUMBER}) ?\+ ?(?=${SCALE_WORD}|${CURRENCY})`, "giu"), "от $1 "],
  // The apostrophe of so'm in its wrong place, or twice.
  [/(?<![\p{L}'])s(?:'+o'*|o'{2,})m/giu, "so'm"],
  // A sign between two numbers rather makes a range of them.
  [/(?<!\d ?)([<>]=?|[≤≥~])(?=\$?\d)/gu, " $1 "],
  [/(?<=\d) ?т\.? ?р(?:\.|(?![\p{L}\d]))/giu, " тыс руб"],
  // 100 т.с., 100 т.сум
  [/(?<=\d ?т)\.\s?с(?:ум\p{L}*|\.|(?!\p{L}))/giu, " сум"],
  [new RegExp(String.raw`(?<=\d)[/,]-(?=\s?${SUM})`, "giu"), " "],
  [new RegExp(String.raw`(?<=\d)-?[хx]\s?(?=${SCALE_WORD})`, "giu"), " "],
  [new RegExp(String.raw`(?<=${before.any}\s)(?=${BIG_SCALE_WORD})`, "giu"), "1 "],
  [new RegExp(String.raw`${ONE_AND_A_HALF}\s(?=(?:(?:до|do)\s${NUMBER}\s?)?${SCALE_WORD})`, "giu"), "1.5 "],
  [/(?<!\p{L})пол\s?(?=(?:мил+и?он|лям)а|(?<!\s)млн)/giu, "0.5 "],
  [new RegExp(String.raw`(\d)\s(?:yarim|ярим)\s(?=${SCALE_WORD})`, "giu"), "$1.5 "],
  [new RegExp(String.raw`(\d) ?(${SCALE_WORD})\s(?:с\sполовиной|yarim|ярим)${WORD_END}`, "giu"), "$1.5 $2"],
  ...RANGES,
];

interface Amount {
  price: number;
  /** Undefined where nobody can tell: 500 may be thousands of sum, or dollars. */
  currency: "UZS" | "UYE" | undefined;
  /** Whether its words say the currency. */
  isNamed: boolean;
}

/** From here on a number alone is one of sum. */
const SUM_FROM = 10_000;

const WRITTEN = new RegExp(String.raw`^(${CURRENCY_BEFORE})?(.*?)(?:\.?\s*-?(${CURRENCY}))?$`, "iu");
const IS_SUM = new RegExp(`^${SUM}$`, "iu");

/** An amount as written; a number that ends it behind millions is one of thousands. */
function amountOf(written: string): Amount | undefined {
  const [, sign, rest = "", named] = WRITTEN.exec(written.trim()) ?? [];
  const number = rest.trim().replace(/\s*-\s*/g, " ");
  const price =
    readAmount(number) ?? (/\p{L}\D*\d{2,3}$/u.test(number) ? readAmount(`${number} тыс`) : undefined);
  if (price === undefined) return undefined;
  const isSum = sign ? isSumBefore(sign) : named && IS_SUM.test(named);
  if (sign || named) return { price, currency: isSum ? "UZS" : "UYE", isNamed: true };
  const currency = price >= SUM_FROM || /\p{L}/u.test(number) ? "UZS" : undefined;
  return { price, currency, isNamed: false };
}

/** The greatest ratio of two prices that may be named in the wrong order, the greater one first: 5-3 млн. */
const TURNED = 10;

/** The lower of two amounts, which is counted as the upper one where it doesn't say it: 5 to 10 million. */
function lowerOf(written: string, upper: Amount, upperWritten: string): Amount | undefined {
  const own = amountOf(written);
  if (own?.currency)
    return own.isNamed || own.price > upper.price ? own : { ...own, currency: upper.currency };
  const [, scale = ""] = /^[\d .,']*(\p{L}*)/u.exec(upperWritten) ?? [];
  const read = [`${written.trim()} ${scale}`, `${written.trim()} тыс`, written.trim()].map(readAmount);
  const price = read.find((one) => one !== undefined && one <= upper.price * TURNED);
  return price === undefined ? undefined : { ...upper, price };
}

/** The upper of two amounts, which is of the lower one's currency where it would be less than it: от 100$ до 200. */
function upperOf(written: string, lower: Amount | undefined): Amount | undefined {
  const own = amountOf(written);
  const isLess = own && lower && own.price < (inSum(lower) ?? 0);
  return isLess && !own.isNamed && lower.isNamed ? { ...own, currency: lower.currency } : own;
}

/** About so much: as similar listings are, within half of it. */
const about = (price: number): Bounds => ({
  minPrice: Math.floor(price / 2),
  maxPrice: Math.ceil(price * 1.5),
});

const inSum = (amount: Amount | undefined) => amount?.currency && priceInSum(amount.price, amount.currency);

/** Returns the bounds that one price sets, by the groups of its match. */
function boundsOf(groups: Record<string, string | undefined>): Pick<ReadPrices, "bounds" | "about"> {
  const { money = "", from, low } = groups;
  const lower = from ?? low;
  const amount = upperOf(money, amountOf(lower ?? ""));
  const price = inSum(amount);
  if (!amount || !price) return { bounds: {}, about: {} };
  if (lower !== undefined) {
    const other = inSum(lowerOf(lower, amount, money));
    const [minPrice, maxPrice] = other && other > price ? [price, other] : [other, price];
    return { bounds: { minPrice, maxPrice }, about: {} };
  }
  const { mostBefore, leastBefore, aboutBefore, mostAfter, leastAfter, aboutAfter } = groups;
  if (mostBefore ?? mostAfter) return { bounds: { maxPrice: price }, about: {} };
  if (leastBefore ?? leastAfter) return { bounds: { minPrice: price }, about: {} };
  return (aboutBefore ?? aboutAfter)
    ? { bounds: about(price), about: {} }
    : { bounds: {}, about: about(price) };
}

const read = (query: string) =>
  WAYS.reduce(
    (text, [way, as]) => (typeof as === "string" ? text.replace(way, as) : text.replace(way, as)),
    plainSigns(plainLetters(query)).replace(/\s+/g, " "),
  ).trim();

/**
 * Tells what the words of a query say of the price (до 5 млн, 200$, 5 mln gacha) from the others: listings don't have
 * that in words.
 */
export function readPrices(query: string): ReadPrices {
  const found: ReadPrices = { words: query, said: "", bounds: {}, about: {} };
  if (OTHERWISE.test(query)) return found;
  const plain = read(query);
  const said: string[] = [];
  const words = plain.replace(PRICE, (match: string, ...rest: unknown[]) => {
    const { bounds, about } = boundsOf(rest.at(-1) as Record<string, string | undefined>);
    said.push(match.trim());
    Object.assign(found.bounds, bounds);
    Object.assign(found.about, about);
    return " ";
  });
  return said.length === 0
    ? found
    : { ...found, words: words.replace(/\s+/g, " ").trim(), said: said.join(" ") };
}

import { PRICE_MAX } from "#contract/limits.ts";
import {
  CURRENCY_BEFORE,
  DOLLARS,
  isSumBefore,
  PRICE_LABEL,
  SCALE_WORD,
  SUM,
  WORD_BEGIN,
  WORD_END,
} from "#contract/priceWords.ts";
import { NUMBER, readAmount, SCALED_BEFORE, scaledPattern, UNCOUNTED } from "#contract/readAmount.ts";
import type { Span } from "#core/platform/words/listPhones.ts";
import {
  FOREIGN_BEFORE,
  FOREIGN_BEHIND,
  isOther,
  isYear,
  MEASURE,
  NEAR,
  type Numbered,
  YEAR_BEFORE,
} from "./otherNumbers.ts";

/** A price in whole units of its currency. */
interface FoundPrice extends Span {
  price: number;
  currency: "UZS" | "UYE";
}

const CURRENCY = `(?:${SUM}|${DOLLARS})`;
/** A letter for thousands among other words: т is a ton as well, so money must be said behind it. */
const SCALE = `(?:${SCALE_WORD}|[kк]${WORD_END}|т(?=[./]? ?${CURRENCY}))`;

/** Behind money: for what it is paid again. `150 000 сум/шт`, `300$ в месяц` */
const EACH =
  "(?: ?(?:(?:/|за|в|per|an?|каждый) ?(?:1 ?|од\\p{L}+ )?)?(?:шт(?:ук[ауи]?)?|pcs?|piece|dona(?:si)?|дона(?:си)?|мес(?:яц)?|month|mo|oyiga|ойига|сут(?:ки|к[иа]м)?|kuniga|кунига)|/ ?(?:oy|ой|kun|кун|день|day|night)|(?:в|за|per|a) (?:день|ночь|day|night))(?![\\p{L}\\p{M}])\\.?";
/** Where a number begins: behind no letter but a label's, no short form (`р.48`), no other number and no number sign. */
const BEGIN = `(?:(?<![\\p{L}\\p{No}\\d№#]|\\d ?[*×]|\\d[.,/]|(?:^|\\s)[.,]|(?<!\\p{L})\\p{L}{1,2}\\.)|(?<=${WORD_BEGIN}${PRICE_LABEL}))`;

/** A number with all that makes it money: `$150`, `1 млн 200 тыс сум`, `150 у.е.` */
const MONEY = new RegExp(
  `${BEGIN}(?<before>${CURRENCY_BEFORE})?(?<number>${NUMBER})(?<scale>${scaledPattern(SCALE)})?(?:[./]? ?-?(?<currency>${CURRENCY})(?!\\d))?(?:(?<=[^\\d ])${EACH})?`,
  "giu",
);

const ASKED = new RegExp(
  `${WORD_BEGIN}(?:${PRICE_LABEL}|прошу|за)\\s*[:=.-]*\\s*(?:всего|только|atigi|faqat|срочно)?\\s*$`,
  "iu",
);
/** Less than this without a word of what it is may be anything. */
const SAID_MIN = 1000;
const BARE_MIN = 10_000;
/** What costs so little in sum is nothing that is driven or lived in: its price is meant in units of exchange. */
const LARGE_MIN = 1_000_000;
const LARGE = new RegExp(
  `${WORD_BEGIN}(?:квартир[аыу]|комн(?:атн\\p{L}{0,4})?|участ(?:ок|ка)|сот(?:ок|ка|ки)|гектар|гараж|дача|офис|нежилое|дом|хона(?:ли)?|уй|ҳовли|kvartira|xona(?:li)?|uy|hovli|uchastka|sotix|dacha|матиз|нексия|кобальт|[дж]ж?ентра|спарк|ласетти|дамас|малибу|оникс|тракер|каптива|тойота|камри|хендай|киа|жигули|ваз|лада|авто(?:мобиль)?|matiz|nexia|kobalt|cobalt|[gj]entra|spark|la[cs]etti|damas|malibu|onix|tracker|captiva|toyota|camry|hyundai|kia|bmw|mercedes|lada|avto(?:mobil)?)${WORD_END}`,
  "iu",
);
/** Behind a number: a unit that isn't known, so nobody can tell what it is of. */
const UNKNOWN_UNIT =
  /^(?:[.,/-]?\p{L}| ?[$💲💵]| (?:т[./]?с(?!\p{L})|[уy][,/-][еe]|тис|тыщ|мнг|mng|уеш|dol|зел[её]н|рос|сомон|S(?!\p{L})))/iu;
/** A letter for thousands stands behind tens of them: `4K` and `2к` are no prices. */
const LETTER_MIN = 10_000;

interface Money extends Numbered {
  span: Span;
  /** In units of exchange, in sum, or not said. */
  currency: "UZS" | "UYE" | undefined;
  /** The line that it stands in. */
  line: string;
  /** Whether a car or a home is talked about. */
  isLarge: boolean;
}

function readMoney(text: string, match: RegExpExecArray, isLarge: boolean): Money {
  const { before: sign, number = "", scale, currency: named } = match.groups ?? {};
  const value = readAmount(`${number}${scale ?? ""}`) ?? Number.NaN;
  const span = { from: match.index, to: match.index + match[0].length };
  const lineFrom = text.lastIndexOf("\n", span.from - 1) + 1;
  const lineTo = text.indexOf("\n", span.to);
  const line = text.slice(lineFrom, lineTo < 0 ? text.length : lineTo);
  const isSum = (sign && isSumBefore(sign)) || (named && new RegExp(`^${SUM}$`, "iu").test(named));
  const currency = isSum ? "UZS" : sign || named ? "UYE" : undefined;
  return {
    span,
    value,
    written: number,
    scale,
    currency,
    line,
    isLarge,
    before: text.slice(Math.max(lineFrom, span.from - NEAR), span.from),
    after: line.slice(span.to - lineFrom, span.to - lineFrom + NEAR),
  };
}

function isSomethingElse(money: Money): boolean {
  const { before, after, scale, value, currency } = money;
  if (!Number.isSafeInteger(value) || value > PRICE_MAX || isOther(money)) return true;
  if (scale === undefined && SCALED_BEFORE.test(before)) return true;
  if (currency !== undefined) return false;
  if (money.isLarge && value < LARGE_MIN) return true;
  if (scale !== undefined && UNCOUNTED.test(after)) return true;
  if (scale === undefined && UNKNOWN_UNIT.test(after)) return true;
  if (/^ ?[kк]$/iu.test(scale ?? "") && value < LETTER_MIN) return true;
  if (scale === undefined && YEAR_BEFORE.test(before)) return true;
  return FOREIGN_BEHIND.test(after) || FOREIGN_BEFORE.test(before) || MEASURE.test(after);
}

/** How surely a number is the price behind a word that asks for it. */
const ASKED_FOR = 4;

/** How surely it is the price; 0 when it isn't. */
function weigh(money: Money): number {
  if (isSomethingElse(money)) return 0;
  const { before, value, scale, currency, written, line } = money;
  const isPlainYear = scale === undefined && isYear(value) && !/[ .,']/.test(written);
  const isNamed = currency !== undefined || scale !== undefined;
  if (ASKED.test(before) && (isNamed || (value >= SAID_MIN && !isPlainYear))) return ASKED_FOR;
  if (currency !== undefined) return 3;
  if (scale !== undefined) return 2;
  // A number that has a line for itself.
  const isAlone = line.length <= NEAR && !/[\p{L}\d]/u.test(line.replace(written, ""));
  // Nine digits that aren't round may as well be a phone.
  return isAlone && value >= BARE_MIN && (value < 1e8 || value % 1000 === 0) ? 1 : 0;
}

/** A bare amount in thousands, as in a list whose currency stands at its end: `мальчик 1 500 000, девочка 1 200 000 сум`. */
const isListed = ({ currency, scale, written, value, after }: Money): boolean =>
  currency === undefined &&
  scale === undefined &&
  /^\d{1,3}(?:[ .,']\d{3})+$/.test(written) &&
  value >= BARE_MIN &&
  value % 1000 === 0 &&
  /^ ?[,;/]/.test(after);

/**
 * The price that somebody wrote among other words: the surest, of several the first. Undefined when none is sure, or when
 * it ends a list of prices.
 */
export function findPrice(text: string): FoundPrice | undefined {
  let [found, weight]: [Money | undefined, number] = [undefined, 0];
  const isLarge = LARGE.test(text);
  let listed: string | undefined;
  for (const match of text.matchAll(MONEY)) {
    const money = readMoney(text, match, isLarge);
    const own = weigh(money);
    if (own > weight) [found, weight] = [money, own];
    if (own === 0 && found === undefined && !isSomethingElse(money) && isListed(money)) listed = money.line;
  }
  if (found !== undefined && weight < ASKED_FOR && found.line === listed) return undefined;
  return found && { ...found.span, price: found.value, currency: found.currency ?? "UZS" };
}

import { PRICE_MAX } from "#contract/limits.ts";
import { CURRENCY_BEFORE, DOLLARS, PRICE_LABEL, SCALE_WORD, SUM, WORD_END } from "#contract/priceWords.ts";
import { NUMBER, readAmount, scaledPattern, UNCOUNTED } from "#contract/readAmount.ts";
import type { Span } from "./findPhones.ts";

/** A price in whole units of its currency. */
export interface FoundPrice extends Span {
  price: number;
  currency: "UZS" | "UYE";
}

const CURRENCY = `(?:${SUM}|${DOLLARS})`;
/** A letter for thousands among other words: т is a ton as well, so money must be said behind it. */
const SCALE = `(?:${SCALE_WORD}|[kк]${WORD_END}|т(?= ?${CURRENCY}))`;

/** A number with all that makes it money: `$150`, `1 млн 200 тыс сум`, `150 у.е.` */
const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,/№#])(?<before>${CURRENCY_BEFORE})?(?<number>${NUMBER})(?<scale>${scaledPattern(SCALE)})?(?: ?-?(?<currency>${CURRENCY}))?`,
  "giu",
);

/** What makes a number something else than money. */
const MEASURE = new RegExp(
  `^ ?(?:[a-zа-я]{0,2}/|гб|gb|тб|tb|мб|mb|км|km|см|sm|cm|мм|mm|м²|m²|м2|m2|кв|kv|сот|sotix|кг|kg|литр|litr|шт|штук|dona|та|ta|tadan|год|года|yil\\p{L}*|йил\\p{L}*|лет|yosh\\p{L}*|мес\\p{L}*|oy(?:lik)?|день|дн\\p{L}*|kun\\p{L}*|час\\p{L}*|soat|ватт|вт|w|watt|mah|мач|дюйм\\p{L}*|dyum|мп|mp|гц|ггц|hz|fps|комн\\p{L}*|xona\\p{L}*|хона\\p{L}*|этаж\\p{L}*|qavat\\p{L}*|размер\\p{L}*|razmer|o'lcham\\p{L}*|ram|ssd|hdd|л|л\\.с|м|m|г|g|гр|x|х|оборот\\p{L}*|просмотр\\p{L}*|человек|kishi\\p{L}*|раз|marta)${WORD_END}|^ ?[%"”*×°]|^ ?г\\.`,
  "iu",
);
/** Money that nothing can be sold for here: a price in it is told to nobody rather than taken for sum. */
const FOREIGN_SIGN = "[€₽£₸¥]";
const FOREIGN_CODE = "eur|rub|rur|руб|kzt|gbp|cny";
const FOREIGN_WORD = `${FOREIGN_CODE}|рубл\\p{L}*|р|rubl\\p{L}*|евро|y?evro\\p{L}*|यूरो|euros?|тенге|tenge\\p{L}*|фунт\\p{L}*|funt\\p{L}*|юан\\p{L}*|yuan\\p{L}*`;
const FOREIGN_BEHIND = new RegExp(`^\\.? ?(?:${FOREIGN_SIGN}|(?:${FOREIGN_WORD})${WORD_END})`, "iu");
const FOREIGN_BEFORE = new RegExp(`(?:${FOREIGN_SIGN}|(?<![\\p{L}\\d])(?:${FOREIGN_CODE})\\.?) ?$`, "iu");

/** Words before a number that make it another number, or another price. */
const OTHER =
  /(?<!\p{L})(?:пробег|probeg|yurgan\p{L}*|юрган\p{L}*|размер\p{L}*|razmer\p{L}*|o'lcham\p{L}*|год\p{L}*|yili?|йили?|доставка|dostavka|yetkazib berish|залог|предоплат\p{L}*|аванс|взнос|avans|было|вместо|стар(?:ая|ой) цен\p{L}|eski narx\p{L}*|oldingi narx\p{L}*|рассрочк\p{L}*|в магазине|do'konda|модел\p{L}*|model|код|kod|артикул|память|xotira|площадь|imei|vin|от|до|dan|скидка|chegirma|экономия)\s*[:=\-–—.]*\s*(?:за|по|от|-)?\s*$/iu;
const ASKED = new RegExp(
  `(?:${PRICE_LABEL}|прошу|за)\\s*[:=\\-–—.]*\\s*(?:всего|только|atigi|faqat|срочно)?\\s*$`,
  "iu",
);
/** A price of a part of what is sold: who buys it pays another one. */
const AREA =
  "(?:м²|м2|кв(?:\\.? ?м|адрат\\p{L}*)?|m²|m2|kv(?:\\.? ?m|adrat\\p{L}*)?|сот(?:к\\p{L}*)?|sot(?:ix|ka)\\p{L}*|сотих\\p{L}*|га|gektar\\p{L}*|гектар\\p{L}*)";
const PER_BEHIND = new RegExp(`^ ?(?:(?:за|/|на|1) ?){1,2}${AREA}${WORD_END}`, "iu");
const PER_BEFORE = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:за|1) ?${AREA}|kvadrati|sotixi|сотихи|квадрати)\\.?\\s*[:=–—-]?\\s*$`,
  "iu",
);
/** Names that end in a number of their own: whether `iPhone 11 250$` is one number or two nobody can tell. */
const MODEL =
  /(?:i?phone|айфон|redmi|редми|note|galaxy|samsung|самсунг|poco|xiaomi|honor|huawei|realme|nexia|нексия|matiz|матиз|ps|playstation|mi|pro|max|plus|air|ipad|watch|series|vivo|oppo|tecno|infinix)\s$/iu;

/** Letters around a number among which it is looked what it is. */
const NEAR = 40;
const COMPARABLE = 3;
const RANGE_MIN = 100;
/** Less than this without a word of what it is may be anything. */
const SAID_MIN = 1000;
const BARE_MIN = 10_000;
const YEARS = { from: 1900, to: 2100 };
/** A letter for thousands stands behind tens of them: `4K` and `2к` are no prices. */
const LETTER_MIN = 10_000;

interface Money {
  span: Span;
  value: number;
  written: string;
  scale: string | undefined;
  /** In units of exchange, in sum, or not said. */
  currency: "UZS" | "UYE" | undefined;
  before: string;
  after: string;
  /** The line that it stands in. */
  line: string;
}

function readMoney(text: string, match: RegExpExecArray): Money {
  const { before: sign, number = "", scale, currency: named } = match.groups ?? {};
  const value = readAmount(`${number}${scale ?? ""}`) ?? Number.NaN;
  const span = { from: match.index, to: match.index + match[0].length };
  const lineFrom = text.lastIndexOf("\n", span.from - 1) + 1;
  const lineTo = text.indexOf("\n", span.to);
  const line = text.slice(lineFrom, lineTo < 0 ? text.length : lineTo);
  const isSum = sign?.trim() === "₹" || (named && new RegExp(`^${SUM}$`, "iu").test(named));
  const currency = isSum ? "UZS" : sign || named ? "UYE" : undefined;
  return {
    span,
    value,
    written: number,
    scale,
    currency,
    line,
    before: text.slice(Math.max(lineFrom, span.from - NEAR), span.from),
    after: line.slice(span.to - lineFrom, span.to - lineFrom + NEAR),
  };
}

const TO = "\\s*[-–—]\\s*|\\s*(?:до|dan|дан)\\s+";
const LOW = new RegExp(
  `(?<![\\p{L}\\d])(\\d(?:[\\d .,]*\\d)?)((?: ?(?:${SCALE_WORD}|[kк]))?(?: ?${CURRENCY})?)(${TO})$`,
  "iu",
);
const HIGH = new RegExp(`^\\.?(?:(?:${TO})\\d|\\s*-?(?:gacha|гача|dan|дан)${WORD_END})`, "iu");

/** Whether it is an end of `100-150$`, `от 100 до 150`: no one price. */
function isRange({ before, after, value, written }: Money): boolean {
  if (HIGH.test(after)) return true;
  const [, number = "", money = "", between = ""] = LOW.exec(before) ?? [];
  if (number === "") return false;
  if (money !== "" || !/^\s+[-–—]\s+$/.test(between)) return true;
  const [from, to] = [readAmount(number) ?? 0, Math.min(value, readAmount(written) ?? value)];
  return from >= RANGE_MIN && from <= to && to <= from * COMPARABLE;
}

function isSomethingElse(money: Money): boolean {
  const { before, after, written, scale, value, currency } = money;
  if (!Number.isSafeInteger(value) || value > PRICE_MAX) return true;
  if (OTHER.test(before) || isRange(money) || PER_BEHIND.test(after) || PER_BEFORE.test(before)) return true;
  if (scale !== undefined && currency === undefined && UNCOUNTED.test(after)) return true;
  if (currency === undefined) {
    if (/^ ?[kк]$/iu.test(scale ?? "") && value < LETTER_MIN) return true;
    if (FOREIGN_BEHIND.test(after) || FOREIGN_BEFORE.test(before) || MEASURE.test(after)) return true;
  }
  return MODEL.test(before) && /^\d{1,2} \d{3}/.test(written);
}

/** How surely it is the price; 0 when it isn't. */
function weigh(money: Money): number {
  if (isSomethingElse(money)) return 0;
  const { before, value, scale, currency, written, line } = money;
  const isYear = scale === undefined && value >= YEARS.from && value <= YEARS.to && !/[ .,']/.test(written);
  const isNamed = currency !== undefined || scale !== undefined;
  if (ASKED.test(before) && (isNamed || (value >= SAID_MIN && !isYear))) return 4;
  if (currency !== undefined) return 3;
  if (scale !== undefined) return 2;
  // A number that has a line for itself.
  const isAlone = line.length <= NEAR && !/[\p{L}\d]/u.test(line.replace(written, ""));
  return isAlone && value >= BARE_MIN ? 1 : 0;
}

/** The price that somebody wrote among other words: the surest, of several the first. Undefined when none is sure. */
export function findPrice(text: string): FoundPrice | undefined {
  let [found, weight]: [Money | undefined, number] = [undefined, 0];
  for (const match of text.matchAll(MONEY)) {
    const money = readMoney(text, match);
    const own = weigh(money);
    if (own > weight) [found, weight] = [money, own];
  }
  return found && { ...found.span, price: found.value, currency: found.currency ?? "UZS" };
}

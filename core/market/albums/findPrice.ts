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
import {
  behindHundreds,
  LIKE_MILLION_BEFORE,
  NUMBER,
  readAmount,
  SCALED_BEFORE,
  scaledPattern,
  UNCOUNTED,
} from "#contract/readAmount.ts";
import type { Span } from "#core/platform/words/listPhones.ts";
import { namesNumber } from "#core/platform/words/listPhones.ts";
import { ASKED, SELLING, SOLD_BEHIND } from "./askedFor.ts";
import { isAboutDear, isOfDear, isOfLarge } from "./dearThings.ts";
import {
  FOREIGN_BEFORE,
  FOREIGN_BEHIND,
  isOnCredit,
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
const SCALE = `(?:${SCALE_WORD}|[kк]${WORD_END}|т(?=[./]? ?${CURRENCY})|(?<=${PRICE_LABEL}[\\s:=-]{0,3}\\d{2,3} ?)[тt]${WORD_END}(?![./]? ?\\p{L}))`;

/** Behind money: for what it is paid again. `150 000 сум/шт`, `300$ в месяц` */
const EACH =
  "(?: ?(?:(?:/|за|в|per|an?|каждый) ?(?:1 ?|од\\p{L}+ )?)?(?:шт(?:ук[ауи]?)?|пар[ауы]|juft|жуфт|pcs?|piece|dona(?:si)?|дона(?:си)?|мес(?:яц)?|month|mo|oyiga|ойига|сут(?:ки|к[иа]м)?|kuniga|кунига)|/ ?(?:oy|ой|kun|кун|день|day|night)|(?:в|за|per|a) (?:день|ночь|day|night))(?![\\p{L}\\p{M}])\\.?";
/** The same behind a number without a currency, where a word or a stroke says it. */
const EACH_PIECE =
  "(?<each>(?: ?(?:/|за|per|каждый) ?(?:1 ?|од\\p{L}+ )?(?:шт(?:ук[ауи]?)?|пар[ауы]|juft|жуфт|pcs?|piece|dona(?:si)?|дона(?:си)?)| (?:donasi|донаси))(?![\\p{L}\\p{M}])\\.?)";
/** Marks behind an amount that is complete, so that nothing may be added to it: `500 000,-`, `500 000=`. */
const CLOSED = "(?<closed>[/,]-(?! ?\\d)|=(?! ?[\\d-]))";
/** Where a number begins: behind no letter but a label's, no short form (`р.48`), no other number and no number sign. */
const BEGIN = `(?:(?<![\\p{L}\\p{No}\\d№#]|\\d ?[*×]|\\d[.,/]|(?:^|\\s)[.,]|(?<!\\p{L})\\p{L}{1,2}\\.)|(?<=${WORD_BEGIN}${PRICE_LABEL}))`;

/** A number with all that makes it money: `$150`, `1 млн 200 тыс сум`, `150 у.е.` */
const MONEY = new RegExp(
  `${BEGIN}(?<before>${CURRENCY_BEFORE})?(?<number>${NUMBER})(?<scale>${scaledPattern(SCALE)})?${CLOSED}?(?: ?\\([\\p{L}' -]{3,60}\\)(?= ?${SUM}))?(?:[./]? ?-?(?<currency>${CURRENCY})(?!\\d))?(?:(?<=[^\\d ])${EACH}|(?<=\\d)${EACH_PIECE})?`,
  "giu",
);

/** Less than this without a word of what it is may be anything. */
const SAID_MIN = 1000;
const BARE_MIN = 10_000;
/** The least price in sum of a car or a home. A lower price of one is meant in units of exchange. */
const LARGE_MIN = 1_000_000;
/** Behind a number: a unit that isn't known, so nobody can tell what it is of. */
const UNKNOWN_UNIT =
  /^(?:[.,/-]?\p{L}| ?[$💲💵]| (?:т[./]?с(?!\p{L})|[уy][,/-][еe]|тис|тыщ|мнг|mng|уеш|dol|зел[её]н|рос|сомон|S(?!\p{L})))/iu;
/** Words of what is let, and times that it is let for: a home costs less then. */
const RENT = /(?<!\p{L})(?:сда(?:м|ю|[её]т|ются)|аренд|снять|ijara|ижара|rent(?!\p{L}{3}))/iu;
const IS_TIME =
  /(?:мес(?:яц)?|сут(?:ки|к[иа]м)?|день|ночь|month|mo|day|night|oyiga|ойига|kuniga|кунига|oy|ой|kun|кун)\.?$/iu;
/** A letter for thousands stands behind tens of them: `4K` and `2к` are no prices. */
const LETTER_MIN = 10_000;

interface Money extends Numbered {
  span: Span;
  /** Whether what stands behind it says that it is money, though not which. */
  isMoney: boolean;
  /** Whether a car or a home is talked about, or anything else that is dear, or what is let. */
  isLarge: boolean;
  isAboutDear: boolean;
  isRent: boolean;
}

/** What a text as a whole says of all its numbers. */
type About = Pick<Money, "isLarge" | "isAboutDear" | "isRent" | "isOnCredit">;

const isSumWord = (word: string) => new RegExp(`^${SUM}$`, "iu").test(word);

/** Letters that models have too, and the amount that they are money of no more. */
const MODEL_LETTERS = /^(?:rs\.?|som)$/iu;
const MODEL_MAX = { alone: 100, first: 1000 };
const NEXT = `${CURRENCY_BEFORE}?(?:${NUMBER})(?:${scaledPattern(SCALE)})?`;
const MONEY_NEXT = new RegExp(`^[ ,:-]{1,3}(?:${NEXT}\\.? ?${CURRENCY}|${CURRENCY_BEFORE}\\d)`, "iu");
const MONEY_LATER = new RegExp(`${NEXT}\\.? ?${CURRENCY}|${CURRENCY_BEFORE}\\d`, "iu");

/** Whether letters behind a number are those of a model: `PULSAR 200 RS 2000$`. */
const isModelLetters = (letters: string, value: number, after: string): boolean =>
  MODEL_LETTERS.test(letters) &&
  (value < MODEL_MAX.alone || MONEY_NEXT.test(after) || (value < MODEL_MAX.first && MONEY_LATER.test(after)));

/** A currency before an amount, unless another one is said behind it: `R6 RS 5000$`. */
function signOf(before: string | undefined, named: string | undefined): string | undefined {
  if (!before || !named) return before;
  const isModel = /^rs/iu.test(before) && !/^(?:rs|inr|rupee|₹|र)/iu.test(named);
  return isModel || isSumBefore(before) !== isSumWord(named) ? undefined : before;
}

function readMoney(text: string, match: RegExpExecArray, about: About): Money {
  const { before: first, number = "", scale, currency: named, closed, each } = match.groups ?? {};
  const sign = signOf(first, named);
  const amount = readAmount(`${number}${scale ?? ""}`) ?? Number.NaN;
  const dropped = sign === undefined ? (first?.length ?? 0) : 0;
  const span = { from: match.index + dropped, to: match.index + match[0].length };
  const lineFrom = text.lastIndexOf("\n", span.from - 1) + 1;
  const lineTo = text.indexOf("\n", span.to);
  const line = text.slice(lineFrom, lineTo < 0 ? text.length : lineTo);
  const after = line.slice(span.to - lineFrom, span.to - lineFrom + NEAR);
  const isModel = named !== undefined && scale === undefined && isModelLetters(named, amount, after);
  const isSum = (sign && isSumBefore(sign)) || (named && isSumWord(named));
  const currency = isSum ? "UZS" : sign || named ? "UYE" : undefined;
  return {
    span,
    value: isModel ? Number.NaN : amount,
    written: number,
    scale,
    currency,
    whole: match[0],
    line,
    isSigned: sign !== undefined,
    isMoney: closed !== undefined || each !== undefined,
    ...about,
    isDear: isOfDear(text.slice(0, span.from), text.slice(lineFrom, span.from)),
    before: text.slice(Math.max(lineFrom, span.from - NEAR), span.from),
    after,
  };
}

/** Whether part of an amount follows that nobody can count: `1 млн двести`, `1 млн 700 торг`. */
function isPartOnly(scale: string, after: string): boolean {
  const rest = behindHundreds(scale, after);
  return UNCOUNTED.test(after) || (rest !== undefined && !MEASURE.test(rest));
}

function isSomethingElse(money: Money): boolean {
  const { before, after, scale, value, currency } = money;
  if (!Number.isSafeInteger(value) || value > PRICE_MAX || isOther(money)) return true;
  if (scale === undefined && (SCALED_BEFORE.test(before) || /\d 000 $/.test(before))) return true;
  if (value < 1e6 && LIKE_MILLION_BEFORE.test(before)) return true;
  if (currency !== undefined) return false;
  if (money.isLarge && value < (money.isRent || IS_TIME.test(money.whole) ? BARE_MIN : LARGE_MIN))
    return true;
  if (money.isAboutDear && value < BARE_MIN) return true;
  if (scale !== undefined && isPartOnly(scale, after)) return true;
  if (scale === undefined && UNKNOWN_UNIT.test(after)) return true;
  if (/^ ?[kк]$/iu.test(scale ?? "") && value < LETTER_MIN) return true;
  if (scale === undefined && YEAR_BEFORE.test(before)) return true;
  return FOREIGN_BEHIND.test(after) || FOREIGN_BEFORE.test(before) || MEASURE.test(after);
}

/** How surely a number is the price behind a word that asks for it. */
const ASKED_FOR = 4;

/** Round thousands that end a line with words, as an amount does: `Samsung A52 1200000`. */
const ENDING = { from: 100_000, to: 1e8 };
const endsLine = ({ before, after, value, isLarge }: Money): boolean =>
  value >= ENDING.from &&
  (value < ENDING.to || isLarge) &&
  value % 1000 === 0 &&
  /[\p{L}\p{M}\d)][,:-]? (?:- )?$/u.test(before) &&
  /\p{L}/u.test(before) &&
  !namesNumber(before) &&
  /^[\s,.!;)§]*$/.test(after);

/** How surely it is the price; 0 when it isn't. */
function weigh(money: Money): number {
  if (isSomethingElse(money)) return 0;
  const { before, value, scale, currency, written, line } = money;
  const isPlainYear = scale === undefined && isYear(value) && !/[ .,']/.test(written);
  const isNamed = currency !== undefined || scale !== undefined;
  if (isNamed && (SELLING.test(before) || SOLD_BEHIND.test(money.after))) return ASKED_FOR + 1;
  if (ASKED.test(before) && (isNamed || (value >= SAID_MIN && !isPlainYear))) return ASKED_FOR;
  if (currency !== undefined) return 3;
  if (scale !== undefined || (money.isMoney && value >= SAID_MIN && !isPlainYear)) return 2;
  if (endsLine(money)) return 1;
  // A number that has a line for itself.
  const isAlone = line.length <= NEAR && !/[\p{L}\d]/u.test(line.replace(written, ""));
  // Nine digits that aren't round may as well be a phone.
  return isAlone && value >= BARE_MIN && (value < 1e8 || value % 1000 === 0) ? 1 : 0;
}

/** A bare amount in thousands: in a list the currency stands behind the last one. */
const isBare = ({ currency, scale, written, value }: Money): boolean =>
  currency === undefined &&
  scale === undefined &&
  /^\d{1,3}(?:[ .,']\d{3})+$/.test(written) &&
  value >= BARE_MIN &&
  value % 1000 === 0;

const NAME = "(?:[\\p{L}\\d'\"«»()-]+:?\\s+){0,4}[-:=.]*\\s*$";
/** What stands between prices of several things: a sign or "and" within a line, or a name in the next one. */
const SIDE_BY_SIDE = new RegExp(
  `^(?: ?(?:[,;/+&]|(?:и|va|ва|and)(?= ))\\s*|[\\s.,;!)]*\\n[^\\p{L}\\d]*(?:\\d{1,2}[.)] ?)?)${NAME}`,
  "iu",
);

/** A number that may be a price, and how surely it is one. */
type Weighed = Money & { weight: number };

/** Whether two numbers, one right behind the other, are prices of two things: nobody can tell which is sold. */
function areOfTwo(text: string, first: Weighed, second: Weighed): boolean {
  if (second.weight === 0 || first.value === second.value) return false;
  if ((first.currency ?? second.currency ?? "UZS") !== (second.currency ?? "UZS")) return false;
  const between = text.slice(first.span.to, second.span.from);
  const isAsked = Math.max(first.weight, second.weight) >= ASKED_FOR;
  if (isAsked && first.weight !== second.weight && /[\p{L}\n]/u.test(between)) return false;
  return SIDE_BY_SIDE.test(between);
}

/**
 * The price that somebody wrote among other words: the surest, of several the first. Undefined when none is sure, or when
 * the price of another thing stands beside it.
 */
export function findPrice(text: string): FoundPrice | undefined {
  const about = {
    isLarge: isOfLarge(text),
    isAboutDear: isAboutDear(text),
    isRent: RENT.test(text),
    isOnCredit: isOnCredit(text),
  };
  const all = [...text.matchAll(MONEY)]
    .map((match) => readMoney(text, match, about))
    .map((money) => ({ ...money, weight: weigh(money) }))
    .filter((money) => money.weight > 0 || (isBare(money) && !isSomethingElse(money)));
  const most = Math.max(0, ...all.map(({ weight }) => weight));
  const at = all.findIndex(({ weight }) => weight === most);
  const [before, found, after] = [all[at - 1], all[at], all[at + 1]];
  if (!found || most === 0) return undefined;
  if ((before && areOfTwo(text, before, found)) || (after && areOfTwo(text, found, after))) return undefined;
  return { ...found.span, price: found.value, currency: found.currency ?? "UZS" };
}

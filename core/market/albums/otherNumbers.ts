import {
  BOUND,
  CURRENCY_BEFORE,
  DOLLARS,
  SCALE_WORD,
  SUM,
  WORD_BEGIN,
  WORD_END,
} from "#contract/priceWords.ts";
import { readAmount } from "#contract/readAmount.ts";
import { isGlued, MODEL } from "./gluedNumbers.ts";

/** Numbers among words that aren't the price of what is sold. Patterns for texts of plain signs. */

const CURRENCY = `(?:${SUM}|${DOLLARS})`;

const UNITS =
  "[a-zа-я]{0,2}/|гб|gb|тб|tb|мб|mb|км|km|см|sm|cm|мм|mm|м²|m²|м2|m2|кв|kv|сот|sotix|кг|kg|литр|litr|шт|штук|dona|та|ta|tadan|год|года|yil\\p{L}*|йил\\p{L}*|лет|yosh\\p{L}*|мес\\p{L}*|oy(?:lik)?|день|дн\\p{L}*|kun\\p{L}*|час\\p{L}*|soat|ватт|вт|w|watt|mah|мач|дюйм\\p{L}*|dyum|мп|mp|гц|ггц|hz|fps|комн\\p{L}*|xona\\p{L}*|хона\\p{L}*|этаж\\p{L}*|qavat\\p{L}*|размер\\p{L}*|razmer|o'lcham\\p{L}*|ram|ssd|hdd|л|л\\.с|м|m|г|g|гр|x|х|оборот\\p{L}*|просмотр\\p{L}*|подписчик\\p{L}*|obunachi\\p{L}*|обуначи\\p{L}*|followers|subscribers|views|человек|kishi\\p{L}*|раз|marta";
/** Units and signs behind a number that isn't money. */
const MEASURED = `(?: ?(?:${UNITS})${WORD_END}| ?[%"”*×°]| ?г\\.)`;
export const MEASURE = new RegExp(`^${MEASURED}`, "iu");

/** Money that nothing can be sold for here: a price in it is told to nobody rather than taken for sum. */
const FOREIGN_SIGN = "[€₽£₸¥]";
const FOREIGN_CODE = "eur|rub|rur|руб|kzt|gbp|cny";
const FOREIGN_WORD = `${FOREIGN_CODE}|рубл\\p{L}*|р|rubl\\p{L}*|евро|y?evro\\p{L}*|यूरो|euros?|тенге|tenge\\p{L}*|фунт\\p{L}*|funt\\p{L}*|юан\\p{L}*|yuan\\p{L}*`;
export const FOREIGN_BEHIND = new RegExp(`^\\.? ?(?:${FOREIGN_SIGN}|(?:${FOREIGN_WORD})${WORD_END})`, "iu");
export const FOREIGN_BEFORE = new RegExp(
  `(?:${FOREIGN_SIGN}|(?<![\\p{L}\\d])(?:${FOREIGN_CODE})\\.?) ?$`,
  "iu",
);

const anyOf = (...words: string[]) => words.join("|");
/** What is paid beside the price. */
const OTHER_THING = anyOf(
  "доставк[ауи]|dostavka|(?:y?etkaz|етказ)\\p{L}*(?: berish| бериш)?|delivery|shipping|डिलीवरी",
  "залог|депозит|deposit|garov\\p{L}*|гаров\\p{L}*|предоплат\\p{L}*|аванс|avans|взнос\\p{L}*|рассрочк\\p{L}*|ежемесячн\\p{L}*(?: плат[её]ж\\p{L}*)?|плат[её]ж\\p{L}*",
);
/** Words before a number that make it another number, or another price. */
const OTHER = anyOf(
  OTHER_THING,
  "(?<!\\d\\s?-?\\s?)(?:размер\\p{L}*|razmer\\p{L}*|o'lcham\\p{L}*)|модел\\p{L}*|model|код|kod|артикул|память|xotira|площадь|imei|vin",
  "пробег\\p{L}*|probeg\\p{L}*|yurgan\\p{L}*|юрган\\p{L}*|пройден\\p{L}*|прош[её]л|проехал\\p{L}*|(?:с|о)дометр\\p{L}*|спидометр\\p{L}*|mileage|odometer|driven",
  "тираж\\p{L}*|подписчик\\p{L}*|просмотр(?:ов|ы)?|obunachi\\p{L}*|обуначи\\p{L}*|followers|subscribers|views|уставн\\p{L}* (?:фонд|капитал)\\p{L}*",
  "(?:boshlang'ich|oldindan|muddatli|birinchi|бошланғич|олдиндан|муддатли|биринчи) (?:to'lov|тўлов)\\p{L}*(?: oyiga| ойига)?",
  "скидк[ау]|chegirma|чегирма|discount|save|छूट|экономия|к[эе]шб[эе]к|cashback|бонус|bonus",
  "был[аио]?|раньше|was|old price|oldin|олдин|avval|аввал|पहले|вместо|стар(?:ая|ой) цен\\p{L}|eski narx\\p{L}*|эски нарх\\p{L}*|oldingi narx\\p{L}*|рыночн\\p{L}* (?:цен|стоимост)\\p{L}*|(?:bozor|бозор|market) (?:narx|нарх|price)\\p{L}*|mrp|в магазинах?|в магазине|do'konda|дўконда",
  // Bounds.
  "от|(?<!\\.)с|до|dan|дан|from|up to|under|over|at least|starting(?: at| from)?|starts at|начиная с|не (?:более|дороже|дешевле|менее)|минимум|minimum|максимум|maximum",
);
/** A price that somebody paid once, with the words in between; words of selling end it. */
const PAID =
  "(?:купил|покупал|куплен|брал|взял|стоил|обош[её]л|olgan|олган|sotib ol|сотиб ол|bought|paid|खरीद)\\p{L}*(?:(?!прод|отда|прош|цен|narx|нарх|sot(?!ib)|сот(?!иб)|sell|price|now|сейчас|hozir)[^.,;:!?\\d\\n])*";
const SAID = `\\s*[:=.-]*\\s*(?:за|по|от|at|for|-)?\\s*$`;
const BEFORE = new RegExp(`${WORD_BEGIN}(?:(?:${OTHER})${WORD_END}${SAID}|${PAID}$)`, "iu");
/** So much a month, for so many of them. */
const MONTHLY =
  /(?:рассрочк|rassrochk|kredit|кредит|muddatli|муддатли)\p{L}*[^.;\n\d]{0,12}\d{1,2} ?(?:мес|oy|ой)\p{L}*\.?\s*(?:по|dan|дан|[×xх*])?\s*$/iu;
const PLEDGE_BEHIND =
  /^ ?(?:-? ?)(?:залог|депозит|deposit|предоплат|аванс|avans|garov|гаров)(?!\p{L}*[\s:=-]*[$\d])/iu;
const PAID_BEHIND = /^ ?(?:ga|га)? ?(?:olgan|олган|купил|куплен|покупал|брал|взял|में खरीद|(?:was )?paid)/iu;

/** Of two amounts joined by "and" the second is another one: `1 млн и 200 тыс доставка`. */
const JOINED = /[\p{L}.] ?(?:и|va|ва|and) /iu;
const JOINED_BEHIND = new RegExp(`^ ?(?:за |for )?(?:${OTHER_THING})`, "iu");

/** A year, named by the word before it. */
export const YEAR_BEFORE = /(?<!\p{L})(?:год\p{L}*|yili?|йили?)\s*[:=.-]*\s*$/iu;

const METRES =
  "м²|м2|m²|m2|кв\\.? ?м(?:етр\\p{L}*)?|kv\\.? ?m(?:etr\\p{L}*)?|м(?:етр\\p{L}*)?[./ ]{1,2}кв|m(?:etr\\p{L}*)?[./ ]{1,2}kv";
const SQUARES =
  "квадратн\\p{L}* метр\\p{L}*|метр\\p{L}* квадратн\\p{L}*|kvadrat metr\\p{L}*|sq\\.? ?(?:m|ft|met\\p{L}*|feet)|sqm|sqft|square (?:met\\p{L}*|feet|foot|ft)|वर्ग (?:मीटर|फ\\u0941?ट|फीट)";
/** An area by words that say nothing else. */
const SURE_AREA = `${METRES}|${SQUARES}|сотк[ауи]|sotix\\p{L}*|sotka\\p{L}*|сотих\\p{L}*|kvadrat(?:i|ga|iga)|квадрат(?:и|га|ига)`;
const AREA = `(?:${SURE_AREA}|кв|kv|квадрат\\p{L}*|kvadrat\\p{L}*|соток|сот|sot|га|гектар\\p{L}*|gektar\\p{L}*|acre)`;
/** Weights, lengths and volumes that goods are sold by. */
const PARTS =
  "м³|m³|м3|m3|метр(?:а|ов|и|ига)?|metr(?:i|iga)?|met(?:re|er)s?|मीटर|кг|kg|кило(?:грамм?(?:а|и|ига)?|си|сига)?|kilo(?:gramm?(?:i|iga)?|si|siga)?|किलो|литр(?:а|и|ига)?|litr(?:i|iga)?|lit(?:re|er)|लीटर|тонн[аыу]|тоннаси(?:га)?|tonna(?:si|siga)?|куб(?:а|и|ига|ометр)?|kub(?:i|iga)?|пог(?:онный|\\.) ?м(?:етр)?|рулон(?:а|и)?|rulon(?:i)?";
/** The same by a letter, which says it only behind "for" or a stroke. */
const PART_LETTERS = "м|m|л|l|т|t|г|g|100 ?(?:г|g|гр|gr|м|m)";
const FOR_EACH = "(?:за|на|/|per|a|प्रति|har|ҳар|bir|бир|кажд\\p{L}*) ?(?:1 ?|одн\\p{L}* |bir |бир )?";
const EACH = "(?:за|/|на|1|per|a|an|кажд\\p{L}*|одн\\p{L}*|bir|бир|har|ҳар|प्रति|हर)";
/** A price of a part of what is sold: who buys it pays another one. */
const PER_BEHIND = new RegExp(
  `^ ?(?:(?:${EACH} ?){1,3}${AREA}|${FOR_EACH}(?:${PARTS}|${PART_LETTERS})|(?:${SURE_AREA}|${PARTS}|квадрата?|kvadrat)(?! ?[:=-]? ?\\d))${WORD_END}`,
  "iu",
);
const PER_BEFORE = new RegExp(
  `(?:${WORD_BEGIN}(?:${EACH} ?${AREA}|${FOR_EACH}(?:${PARTS}))|(?<![\\p{L}\\d²]|\\d[\\d.,]* ?)(?:${SURE_AREA}|${PARTS}))\\.?\\s*[:=-]?\\s*$`,
  "iu",
);

/** Letters around a number among which it is looked what it is. */
export const NEAR = 40;
const COMPARABLE = 3;
const YEARS = { from: 1900, to: 2100 };
export const isYear = (value: number): boolean => value >= YEARS.from && value <= YEARS.to;

const TO = "\\s*(?:-|\\.{2,}|…|~)\\s*|\\s*(?:до|dan|дан|to|से|और|bilan|билан)\\s+";
const LOW = new RegExp(
  `(?<![\\p{L}\\d/])(\\d(?:[\\d .,]*\\d)?)((?: ?(?:${SCALE_WORD}|[kк]))?(?: ?${CURRENCY})?)(${TO})$`,
  "iu",
);
const HIGH = new RegExp(
  `^\\.?(?:(?:${TO})(?!\\d+(?:[.,]\\d+)?${MEASURED})${CURRENCY_BEFORE}?\\d|\\s*-?(?:${BOUND}|से|तक)${WORD_END}|\\s*(?:и (?:выше|более|больше)|and (?:up|above|more)|(?:va|ва) (?:undan|ундан))${WORD_END}|\\+\\s*(?:$|[,.;!)]))`,
  "iu",
);
const BETWEEN = /(?<!\p{L})(?:между|between)\s[^\n]*\s(?:и|and)\s*$/iu;

/** A number with all that makes it money. */
export interface Numbered {
  value: number;
  /** Without what it is counted in, and what that is. */
  written: string;
  scale: string | undefined;
  before: string;
  after: string;
}

/** Whether it is an end of `100-150$`, `от 100 до 150`: no one price. */
function isRange({ before, after, value, written, scale }: Numbered): boolean {
  if (HIGH.test(after) || BETWEEN.test(before)) return true;
  const low = LOW.exec(before);
  if (!low) return false;
  const [, number = "", money = "", between = ""] = low;
  if (money !== "" || !/^\s+-\s+$/.test(between)) return true;
  // "iPhone 12 - 300$" names two numbers, "100 - 150$" one in two.
  const [from, to] = [readAmount(number) ?? Number(number.replace(",", ".")), value];
  const high = scale === undefined ? to : Number(written.replace(",", "."));
  return (
    [to, high].some((end) => from < end && end <= from * COMPARABLE) && !isYear(from) && !isModel(before, low)
  );
}

const isModel = (before: string, { index }: RegExpExecArray) => MODEL.test(before.slice(0, index));

/** Whether a number is another than the price, whatever it is counted in. */
export const isOther = (money: Numbered): boolean => {
  const { before, after, scale } = money;
  if (BEFORE.test(before) || MONTHLY.test(before) || isRange(money)) return true;
  if (JOINED.test(scale ?? "") && JOINED_BEHIND.test(after)) return true;
  if (PAID_BEHIND.test(after) || PLEDGE_BEHIND.test(after)) return true;
  if (PER_BEHIND.test(after) || PER_BEFORE.test(before)) return true;
  return isGlued(money);
};

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
  "[a-zа-я]{0,2}/(?! )|гб|gb|тб|tb|мб|mb|км|km|см|sm|cm|мм|mm|м²|m²|м2|m2|кв|kv|сот(?:ка|ки|ок)?|sotix|sotka|сотих|га|кг|kg|грам\\p{L}{0,12}|gramm?\\p{L}{0,12}|мл|ml|карат|проб[аы]|proba|метр\\p{L}{0,12}|metr\\p{L}{0,12}|литр\\p{L}{0,12}|litr|минут\\p{L}{0,12}|шт|штук|dona|та|ta|tadan|год|года|yil\\p{L}{0,12}|йил\\p{L}{0,12}|лет|yosh\\p{L}{0,12}|мес\\p{L}{0,12}|oy(?:lik)?|день|дн\\p{L}{0,12}|kun\\p{L}{0,12}|час\\p{L}{0,12}|soat|ватт|вт|w|watt|mah|мач|дюйм\\p{L}{0,12}|dyum|мп|mp|гц|ггц|hz|fps|комн\\p{L}{0,12}|xona\\p{L}{0,12}|хона\\p{L}{0,12}|этаж\\p{L}{0,12}|qavat\\p{L}{0,12}|размер\\p{L}{0,12}|razmer|o'lcham\\p{L}{0,12}|ram|ssd|hdd|л|л\\.с|м|m|г|g|гр|x|х|оборот\\p{L}{0,12}|просмотр\\p{L}{0,12}|подписчик\\p{L}{0,12}|obunachi\\p{L}{0,12}|обуначи\\p{L}{0,12}|followers|subscribers|views|человек|kishi\\p{L}{0,12}|раз|marta";
/** Units and signs behind a number that isn't money. */
const MEASURED = `(?: ?(?:${UNITS})${WORD_END}| ?[%"”*×°]| ?г\\.)`;
export const MEASURE = new RegExp(`^${MEASURED}`, "iu");

/** Money that nothing can be sold for here: a price in it is told to nobody rather than taken for sum. */
const FOREIGN_SIGN = "[€₽£₸¥]";
const FOREIGN_CODE = "eur|rub|rur|руб|kzt|gbp|cny";
const FOREIGN_WORD = `${FOREIGN_CODE}|рубл\\p{L}{0,12}|р|rubl\\p{L}{0,12}|евро|y?evro\\p{L}{0,12}|यूरो|euros?|тенге|tenge\\p{L}{0,12}|фунт\\p{L}{0,12}|funt\\p{L}{0,12}|юан\\p{L}{0,12}|yuan\\p{L}{0,12}`;
export const FOREIGN_BEHIND = new RegExp(`^\\.? ?(?:${FOREIGN_SIGN}|(?:${FOREIGN_WORD})${WORD_END})`, "iu");
export const FOREIGN_BEFORE = new RegExp(
  `(?:${FOREIGN_SIGN}|(?<![\\p{L}\\d])(?:${FOREIGN_CODE})\\.?) ?$`,
  "iu",
);

const anyOf = (...words: string[]) => words.join("|");
/** Things that are paid for beside the price. */
const OTHER_THING = anyOf(
  "доставк[ауи](?: (?:по|до|в) \\p{L}{1,12})?|dostavka|(?:y?etkaz|етказ)\\p{L}{0,12}(?: berish| бериш)?|delivery|shipping|डिलीवरी",
  "коммунал\\p{L}{0,12}|kommunal\\p{L}{0,12}|опт(?:ом|ов\\p{L}{2} цен\\p{L})?|ulgurji(?: narx\\p{L}{0,12})?|улгуржи(?: нарх\\p{L}{0,12})?|wholesale",
  "установк[аи]|подъ[её]м|o'rnatish|ўрнатиш|минимальный заказ|при заказе на|штраф\\p{L}{0,4}|остаток|долг|вложен\\p{L}{0,3}|вложил\\p{L}{0,2}|(?:с |за )?доплат\\p{L}{0,3}|кадастров\\p{L}{0,4} стоимость|jarima|жарима|qarz|қарз|boshlang'ich|бошланғич(?: тўлов\\p{L}{0,3})?",
  "залог|депозит|deposit|garov\\p{L}{0,12}|гаров\\p{L}{0,12}|предоплат\\p{L}{0,12}|аванс|avans|взнос\\p{L}{0,12}|рассрочк\\p{L}{0,12}|ежемесячн\\p{L}{0,12}(?: плат[её]ж\\p{L}{0,12})?|плат[её]ж\\p{L}{0,12}",
);
/** Models are called Max as well: behind their makers, their versions and their numbers. */
const MODEL_BEFORE_MAX =
  "(?:\\p{L}{0,4}\\d\\p{L}{0,2}|pro|про|a[iy]r|эйр|аир|mi|ми|note|ноут|нот|plus|плюс|ultra|ультра|xs|хс|se|iphone|айфон|apple|эпп?л|air ?pods|эйр ?подс|redmi|редми|xiaomi|сяоми|poco|поко|galaxy|samsung|самсунг|honor|хонор|huawei|хуавей|infinix|инфиникс|tecno|техно|oppo|vivo|realme|oneplus|zenfone|asus|lenovo|nike|найк|playstation|ipad|айпад|watch|macbook|peugeot|volkswagen|s|x|c|i)";
/** Words before a number that make it another number, or another price. */
const OTHER = anyOf(
  OTHER_THING,
  "(?<!\\d\\s?-?\\s?)(?:размер\\p{L}{0,12}|razmer\\p{L}{0,12}|o'lcham\\p{L}{0,12})|модел\\p{L}{0,12}|model|код|kod|артикул|память|xotira|площадь|imei|vin",
  "пробег\\p{L}{0,12}|probeg\\p{L}{0,12}|yurgan\\p{L}{0,12}|юрган\\p{L}{0,12}|пройден\\p{L}{0,12}|прош[её]л|проехал\\p{L}{0,12}|(?:с|о)дометр\\p{L}{0,12}|спидометр\\p{L}{0,12}|mileage|odometer|driven",
  "тираж\\p{L}{0,12}|подписчик\\p{L}{0,12}|просмотр(?:ов|ы)?|obunachi\\p{L}{0,12}|обуначи\\p{L}{0,12}|followers|subscribers|views|уставн\\p{L}{0,12} (?:фонд|капитал)\\p{L}{0,12}",
  "(?:boshlang'ich|oldindan|muddatli|birinchi|бошланғич|олдиндан|муддатли|биринчи) (?:to'lov|тўлов)\\p{L}{0,12}(?: oyiga| ойига)?",
  "нов(?:ый|ая|ое|ые) сто(?:ит|ят)|(?:yangisi|янгиси)\\p{L}{0,12}(?: (?:narx|нарх)\\p{L}{0,12})?",
  "(?:(?<!без )кредит\\p{L}{0,12}|kredit\\p{L}{0,12}|bo'lib to'la\\p{L}{0,12}|бўлиб тўла\\p{L}{0,12}|nasiya\\p{L}{0,12}|насия\\p{L}{0,12}|ипотек\\p{L}{0,12}|лизинг\\p{L}{0,12})(?: (?:oyiga|ойига|ежемесячно|в месяц))?",
  "скидк[ау]|chegirma|чегирма|discount|save|छूट|экономия|к[эе]шб[эе]к|cashback|бонус|bonus",
  "был[аио]?|раньше|was|old price|oldin|олдин|avval|аввал|पहले|вместо|(?<=[(,;]\\s*)(?:старая|прежняя|old|eskisi|эскиси)|стар(?:ая|ой) цен\\p{L}|eski narx\\p{L}{0,12}|эски нарх\\p{L}{0,12}|oldingi narx\\p{L}{0,12}|рыночн\\p{L}{0,12} (?:цен|стоимост)\\p{L}{0,12}|(?:bozor|бозор|market) (?:narx|нарх|price)\\p{L}{0,12}|mrp|(?:в магазинах?|в магазине)(?: стоит)?|do'konda|дўконда",
  // Bounds.
  `от|(?<!\\.)с|до|dan|дан|from|up to|under|over|at least|starting(?: at| from)?|starts at|начиная с|не (?:более|дороже|дешевле|менее|ниже|выше|больше|меньше)|kamida|камида|eng kam[iу]?|энг ками?|eng ko'pi|энг кўпи|ko'pi bilan|кўпи билан|(?:less|more) than|(?<!${WORD_BEGIN}${MODEL_BEFORE_MAX}[ -]?)(?:max|макс)|(?<!\\d\\s?|/\\s?|об )(?:min|мин)|минимум|minimum|максимум|maximum`,
);
/** A price that somebody paid once, with the words in between; words of selling end it. */
const PAID =
  "(?:купил|покупал|менял|поменял|куплен|брал|взял|стоил|обош[её]л|olgan|олган|sotib ol|сотиб ол|bought|paid|खरीद)\\p{L}{0,12}(?:(?!прод|отда|прош|цен|narx|нарх|sot(?!ib)|сот(?!иб)|sell|price|now|сейчас|hozir)[^.,;:!?\\d\\n])*";
const SAID = `\\s*[:=.-]*\\s*(?:за|по|от|at|for|-)?\\s*$`;
const BEFORE = new RegExp(`${WORD_BEGIN}(?:(?:${OTHER})${WORD_END}${SAID}|${PAID}$)`, "iu");
const MONTHS = "\\d{1,2} ?(?:мес|oy(?!n)|ой|month)\\p{L}{0,12}\\.?";
/** Around an instalment: it is paid for a number of months. */
const MONTHLY = new RegExp(
  `(?:(?:рассрочк|rassrochk|kredit|кредит|muddatli|муддатли)\\p{L}{0,12}[^.;\\n\\d]{0,12}${MONTHS}\\s*(?:по|dan|дан)?|${MONTHS}\\s*[×xх*])\\s*$`,
  "iu",
);
const MONTHS_BEHIND = new RegExp(`^ ?(?:[×xх*] ?${MONTHS}|\\d{1,2} ?(?:oyga|ойга)${WORD_END})`, "iu");
/** Words of credits, and of what is paid first for one. */
const CREDIT =
  /(?<!\p{L})(?<!без )(?:кредит|kredit|рассрочк|bo'lib to'la|бўлиб тўла|nasiya|насия|muddatli|муддатли|ипотек|лизинг|взнос|остальн|boshlang'ich(?! sinf)|бошланғич(?! синф)|down payment)/iu;
export const isOnCredit = (text: string): boolean => CREDIT.test(text);
const A_MONTH = /(?:мес(?:яц)?\.?|month|oyiga|ойига|\/ ?(?:mo|oy|ой))$/iu;
const A_MONTH_BEFORE = /(?:ежемесячно|в месяц|oyiga|ойига)\s*[:=-]*\s*(?:по|от)?\s*$/iu;
const PLEDGE_BEHIND =
  /^ ?(?:-? ?)(?:залог|депозит|deposit|предоплат|аванс|avans|garov|гаров)(?!\p{L}{0,12}[\s:=-]*[$\d])/iu;
/** Marks of a former price: `7 млн было`, `7 mln edi`, and an arrow to the price of today. */
const OLD_BEHIND = new RegExp(
  `^(?:\\.? ?(?:(?:edi|эди|bo'lgan|бўлган|था|थी)${WORD_END}|был[аио]?${WORD_END}(?!\\s*[:=-]*\\s*${CURRENCY_BEFORE}?\\d))|\\s*(?:[→➡⟶⇒➔➜👉]|[-=–—]*>+)\\s*${CURRENCY_BEFORE}?\\d)`,
  "iu",
);
const PAID_BEHIND = /^ ?(?:ga|га)? ?(?:olgan|олган|купил|куплен|покупал|брал|взял|में खरीद|(?:was )?paid)/iu;

/** Joins two amounts by "and": the second one is for another thing, as in `1 млн и 200 тыс доставка`. */
const JOINED = /[\p{L}.] ?(?:и|va|ва|and) /iu;
const JOINED_BEHIND = new RegExp(`^ ?(?:за |for )?(?:${OTHER_THING})`, "iu");

/** A year, named by the word before it. */
export const YEAR_BEFORE = /(?<!\p{L})(?:год\p{L}{0,12}|yili?|йили?)\s*[:=.-]*\s*$/iu;

const METRES =
  "м²|м2|m²|m2|кв\\.? ?м(?:етр\\p{L}{0,12})?|kv\\.? ?m(?:etr\\p{L}{0,12})?|м(?:етр\\p{L}{0,12})?[./ ]{1,2}кв|m(?:etr\\p{L}{0,12})?[./ ]{1,2}kv";
const SQUARES =
  "квадратн\\p{L}{0,12} метр\\p{L}{0,12}|метр\\p{L}{0,12} квадратн\\p{L}{0,12}|kvadrat metr\\p{L}{0,12}|sq\\.? ?(?:m|ft|met\\p{L}{0,12}|feet)|sqm|sqft|square (?:met\\p{L}{0,12}|feet|foot|ft)|वर्ग (?:मीटर|फ\\u0941?ट|फीट)";
/** An area by words that say nothing else. */
const SURE_AREA = `${METRES}|${SQUARES}|сотк[ауи]|sotix\\p{L}{0,12}|sotka\\p{L}{0,12}|сотих\\p{L}{0,12}|kvadrat(?:i|ga|iga)|квадрат(?:и|га|ига)`;
const AREA = `(?:${SURE_AREA}|кв|kv|квадрат\\p{L}{0,12}|kvadrat\\p{L}{0,12}|соток|сот|sot|га|гектар\\p{L}{0,12}|gektar\\p{L}{0,12}|acre)`;
/** Weights, lengths and volumes that goods are sold by. */
const PARTS =
  "м³|m³|м3|m3|метр(?:а|ов|и|ига)?|metr(?:i|iga)?|met(?:re|er)s?|मीटर|кг|kg|кило(?:грамм?(?:а|и|ига)?|си|сига)?|kilo(?:gramm?(?:i|iga)?|si|siga)?|किलो|литр(?:а|и|ига)?|litr(?:i|iga)?|lit(?:re|er)|लीटर|тонн[аыу]|тоннаси(?:га)?|tonna(?:si|siga)?|куб(?:а|и|ига|ометр)?|kub(?:i|iga)?|пог(?:онный|\\.) ?м(?:етр)?|п[./]?м|м[./]п|рулон(?:а|и)?|rulon(?:i)?";
/** Ways that are gone, which before a number are what a car has gone. */
const WAYS = "км|km|килом\\p{L}{0,12}|kilom\\p{L}{0,12}";
/** The same by a letter, which says it only behind "for" or a stroke. */
const PART_LETTERS = "м|m|л|l|т|t|г|g|100 ?(?:г|g|гр|gr|м|m)";
const FOR_EACH =
  "(?:за|на|/|per|a|प्रति|har|ҳар|bir|бир|кажд\\p{L}{0,12}) ?(?:1 ?|одн\\p{L}{0,12} |bir |бир )?";
const EACH = "(?:за|/|на|1|per|a|an|кажд\\p{L}{0,12}|одн\\p{L}{0,12}|bir|бир|har|ҳар|प्रति|हर)";
/** A price of a part of what is sold: who buys it pays another one. */
const PER_BEHIND = new RegExp(
  `^ ?(?:(?:${EACH} ?){1,3}${AREA}|${FOR_EACH}(?:${PARTS}|${WAYS}|${PART_LETTERS})|(?:${SURE_AREA}|${PARTS}|${WAYS}|квадрата?|kvadrat)(?! ?[:=-]? ?\\d))${WORD_END}`,
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

const TO = "\\s*(?:-|\\.{2,}|…|~)\\s*|\\s*(?:до|dan|дан|to|से|और|bilan|билан|или|либо|yoki|ёки|or)\\s+";
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
  currency: "UZS" | "UYE" | undefined;
  /** Whether a currency stands before it. */
  isSigned: boolean;
  /** Whether what is talked about may cost tens of thousands of dollars. */
  isDear: boolean;
  /** Whether words of a credit stand beside it. */
  isOnCredit: boolean;
  /** All of it as it was written, and the line that it stands in. */
  whole: string;
  line: string;
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
  if (BEFORE.test(before) || MONTHLY.test(before) || MONTHS_BEHIND.test(after) || isRange(money)) return true;
  if (JOINED.test(scale ?? "") && JOINED_BEHIND.test(after)) return true;
  const isMonthly = A_MONTH.test(money.whole) || A_MONTH_BEFORE.test(before);
  if (isMonthly && money.isOnCredit) return true;
  // Between two of these signs an amount is only dressed: `<500$>`.
  if (/(?<![-=–—])[<>≤≥]=?\s*$/.test(before) && !/^\s*>/.test(after)) return true;
  if (OLD_BEHIND.test(after) || PAID_BEHIND.test(after) || PLEDGE_BEHIND.test(after)) return true;
  if (PER_BEHIND.test(after) || PER_BEFORE.test(before)) return true;
  return isGlued(money) || /^0\d* /.test(money.written);
};

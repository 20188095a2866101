import { DOLLARS, PRICE_LABEL, SCALE_WORD, SUM, WORD_END } from "#contract/priceWords.ts";
import { CODES, normalisePhones } from "./normalisePhones.ts";

/** A piece of a text: where it begins and where the next one does. */
export interface Span {
  from: number;
  to: number;
}

/** Characters between the digits of a number. */
const GAP = "[\\s().\\-/_·•:*|~]{0,3}";
/** The same between groups of the usual lengths: any sign but one of sizes, of money or of another number. */
const SIGN = `(?:${GAP}|[^\\p{L}\\p{N}\\s+$%№#×]{1,2})`;
const many = (count: string) => `(?:${GAP}\\d){${count}}`;
const CODE = CODES.join("|");
const SPACED_CODE = CODES.map(([first, ...second]) => first + GAP + second.join("")).join("|");
/** Behind what is counted or paid, which nine digits may be too. */
const COUNTED = `\\s?-?(?:${SUM}|${DOLLARS}|${SCALE_WORD}|(?:кг|kg|гр?|gr?|тонн\\p{L}*|tonna|шт\\p{L}{0,3}|dona|дона|та|руб\\p{L}*|rub\\p{L}*|тенге|tenge|евро|euros?|км|km|см|sm|мм|mm|м|л|литр\\p{L}*|litr|вт|mah|мач|[%°€₽£₸¥])${WORD_END})`;

/** Words and signs behind which a phone stands, however its digits are grouped. */
const CALL = `(?:(?<!\\p{L})(?:тел(?:ефон\\p{L}*)?|tel(?:efon\\p{L}*)?|моб(?:ильн\\p{L}*)?|mob(?:il\\p{L}*)?|т\\.|(?:по)?звон\\p{L}*|қўнғироқ\\p{L}*|qo'ng'iroq\\p{L}*|murojaat|мурожаат|aloqa|алоқа|связь|call|phone|फ\\u093c?ोन|मोबाइल|whatsapp|ватсап|вацап|номер\\p{L}*|nomer\\p{L}*|raqam\\p{L}*|рақам\\p{L}*|[кk](?:онтакт|ontakt)\\p{L}*|telegram|телеграм\\p{L}*|тг|tg|viber|вайбер)(?:[\\s.](?:uchun|учун|номер\\p{L}*|raqam\\p{L}*|рақам\\p{L}*|नंबर))?|[📞☎📱📲]\\ufe0f?)[\\s.:№#=_-]*`;
const BEGUN = "(?<![\\d+$]|(?<!\\d)(?:[3-7]\\d|0)[.,]|@\\w{0,32})";
const INSIDE = "(?:[80][\\s-]?)?\\(?";

const PHONES = [
  `(?<!\\d)(?:\\+|00)?998(?:${GAP}998)?(?:${GAP}0)?${many("9")}`,
  `(?:\\+|(?<!\\d)00(?=[\\d]*[\\s()-]))(?!998)${GAP}[1-9]${many("9,13")}`,
  // Behind two digits and a dot it may be a place on the map.
  `(?:${BEGUN}|(?<=\\d\\$))${INSIDE}(?:${CODE})\\)?${SIGN}\\d{3}${SIGN}\\d{2}${SIGN}\\d{2}`,
  // Other groups than usual may be a list of sizes, unless dashes hold them together.
  `${BEGUN}(?:${CODE})(?:-\\d{2}-\\d{2}-\\d{3}|\\d-\\d{2}-\\d{2}-\\d{2}|\\d-\\d{3}-\\d{3})`,
  `(?<=${CALL})\\(?(?:${SPACED_CODE})${many("7")}`,
].map((shape) => new RegExp(`${shape}(?!\\d)(?!${COUNTED})`, "giu"));

/** Before digits that are the number of something else, or a price. */
const OTHER = new RegExp(
  `(?:(?<!\\p{L})(?:размер\\p{L}*|razmer\\p{L}*|габарит\\p{L}*|o'lcham\\p{L}*|ўлчам\\p{L}*|size|трек\\p{L}*|track\\p{L}*|арт(?:икул\\p{L}*)?|art(?:ikul)?|код|kod|code|(?:штрих|шрих)-?код|bar ?code|ean|upc|gtin|imei|vin|id|инн|inn|стир|stir|пинфл|pinfl|жшшир|jshshir|oem|sku|isbn|part|сери[яи]|серийн\\p{L}*|seri(?:ya|al)\\p{L}*|каталожн\\p{L}*|инвентарн\\p{L}*|модель|model|номер\\p{L}* (?:детали|двигател\\p{L}*|кузова|шасси)|(?<!(?:на|под) )заказа?|договор[ау]?|shartnoma|шартнома|накладн\\p{L}*|лот|объявлени\\p{L}*|сч[её]т|[лр]/с|паспорт|pass?port|кадастр|kadastr)|${PRICE_LABEL}|[ps]/?n|(?<!(?<!\\p{L})(?:тел|tel)\\p{L}*[.:\\s]*)[№#])\\s*(?:товар\\p{L}*|двигател\\p{L}*|кузов\\p{L}*|tovar\\p{L}*|номер\\p{L}*|raqam\\p{L}*|number|no)?[\\s:.№#=-]*(?:(?<!\\p{L})[A-ZА-Я]{2}\\s?)?$`,
  "iu",
);
/** Letters before a number among which it is looked what it is. */
const NEAR = 30;

/** Things with a number of their own, which is written in one; and addresses of machines, with dots. */
const NUMBERED_BEFORE =
  /(?<!\p{L})(?:кузов|kuzov|шасси|двигател|dvigatel|мотор|чек|chek|квитанц)\p{L}*[\s.:=-]*$/iu;
const MACHINE_BEFORE =
  /(?<!\p{L})(?:ip|dns|роутер|router|шлюз|gateway|сервер|server|адрес)\p{L}*[\s.:=-]*$/iu;

function isOther(before: string, typed: string): boolean {
  if (/^\d+$/.test(typed) && NUMBERED_BEFORE.test(before)) return true;
  return OTHER.test(before) || (/^\d+(?:\.\d+){3}$/.test(typed) && MACHINE_BEFORE.test(before));
}

/** Takes the place of phones that are found: what stands behind one is no part of its digits. */
const FOUND = "\u0000";

function findOnce(text: string): (Span & { phone: string })[] {
  const found: (Span & { phone: string })[] = [];
  for (const shape of PHONES) {
    for (const { 0: typed, index } of text.matchAll(shape)) {
      const span = { from: index, to: index + typed.length };
      if (found.some(({ from, to }) => span.from < to && from < span.to)) continue;
      if (isOther(text.slice(Math.max(0, index - NEAR), index), typed)) continue;
      const [phone = ""] = normalisePhones([typed.trim().replace(/[^\d+]+/g, " ")]);
      if (phone.startsWith("+")) found.push({ ...span, phone });
    }
  }
  return found;
}

/** Phones that somebody wrote among other words, Uzbek ones and those with a plus: each in E.164, with where it stands. */
export function listPhones(text: string): (Span & { phone: string })[] {
  const found = findOnce(text);
  const left = found.reduce(
    (rest, { from, to }) => rest.slice(0, from) + FOUND.repeat(to - from) + rest.slice(to),
    text,
  );
  return [...found, ...(found.length > 0 ? listPhones(left) : [])].sort(
    (one, other) => one.from - other.from,
  );
}

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
const SIGN = `(?:${GAP}| ?, ?|[^\\p{L}\\p{N}\\s$%№×]{1,2})`;
const many = (count: string) => `(?:${GAP}\\d){${count}}`;
const CODE = CODES.join("|");
const SPACED_CODE = CODES.map(([first, ...second]) => first + GAP + second.join("")).join("|");
/** Behind what is counted or paid, which nine digits may be too. */
const COUNTED = `\\s?-?(?:${SUM}|${DOLLARS}|${SCALE_WORD}|(?:кг|kg|гр?|gr?|тонн\\p{L}{0,12}|tonna|шт\\p{L}{0,3}|dona|дона|та|руб\\p{L}{0,12}|rub\\p{L}{0,12}|тенге|tenge|евро|euros?|км|km|см|sm|мм|mm|м|л|литр\\p{L}{0,12}|litr|вт|mah|мач|[%°€₽£₸¥])${WORD_END})`;

/** Words and signs behind which a phone stands, however its digits are grouped. */
const CALL_BEFORE =
  /(?:(?<!\p{L})(?:тел(?:ефон\p{L}{0,12})?|tel(?:efon\p{L}{0,12})?|моб(?:ильн\p{L}{0,12})?|mob(?:il\p{L}{0,12})?|т\.|(?:по)?звон\p{L}{0,12}|(?:на)?пиш\p{L}{0,12}|обращ\p{L}{0,12}|bog'lan\p{L}{0,12}|боғлан\p{L}{0,12}|қўнғироқ\p{L}{0,12}|qo'ng'iroq\p{L}{0,12}|murojaat|мурожаат|aloqa|алоқа|связь|call|phone|फ\u093c?ोन|मोबाइल|whatsapp|ватсап|вацап|номер\p{L}{0,12}|nomer\p{L}{0,12}|raqam\p{L}{0,12}|рақам\p{L}{0,12}|[кk](?:онтакт|ontakt)\p{L}{0,12}|telegram|телеграм\p{L}{0,12}|тг|tg|viber|вайбер)(?:[\s.](?:uchun|учун|номер\p{L}{0,12}|raqam\p{L}{0,12}|рақам\p{L}{0,12}|नंबर|q[iy]l\p{L}{0,12}|қил\p{L}{0,12}|bo'ling\p{L}{0,12}|бўлинг\p{L}{0,12}|мне|нам|me|us|по|на|в|at|on)){0,2}|[📞☎📱📲])[\s.:№#=_-]*$/iu;
const BEGUN = "(?<![\\d+$]|(?<!\\d)(?:[3-7]\\d|0)[.,])\\+?";
/** The name of somebody in an address, `@lola`, `t.me/lola`: digits behind it are a part of it. */
const NAMED_PAGE = /(?:@\w{0,32}|[\w-]\.[a-z]{2,6}\/\S{0,60}[a-z_])$/iu;
/** Eight dials out of the town, and once a three stood before the codes of towns. */
const OLD_DIAL = "8[\\s-]?[([]?3(?=[67])";
const INSIDE = `(?:${OLD_DIAL}|(?:[80][\\s-]?)?[([]?)`;

const PHONES = [
  `(?<!\\d)(?:\\+|00)?998(?:${GAP}998)?(?:${GAP}0)?${many("9")}`,
  `(?:\\+|(?<!\\d)00(?=[\\d]*[\\s()-]))(?!998)${GAP}[1-9]${many("9,13")}`,
  // Behind two digits and a dot it may be a place on the map.
  `(?:${BEGUN}|(?<=\\d\\$))${INSIDE}(?:${CODE})[)\\]]?${SIGN}\\d{3}${SIGN}\\d{2}${SIGN}\\d{2}`,
  // Other groups than usual may be a list of sizes, unless dashes hold them together.
  `${BEGUN}(?:${CODE})(?:-\\d{2}-\\d{2}-\\d{3}|\\d-\\d{2}-\\d{2}-\\d{2}|\\d-\\d{3}-\\d{3})`,
  `\\(?(?:${SPACED_CODE})${many("7")}`,
].map((shape) => new RegExp(`${shape}(?!\\d)(?!${COUNTED})`, "giu"));
/** The place of the pattern that is a phone only where words before it say so. */
const ASKS_FOR_CALL = PHONES.length - 1;

/** Words that say what number follows: no phone, however it is grouped. */
const NAMED_BEFORE =
  /(?<!\p{L})(?:размер|razmer|габарит\p{L}{0,12}|o'lcham|ўлчам|size|трек\p{L}{0,12}|track\p{L}{0,12}|артикул\p{L}{0,12}|artikul|код|kod|code|(?:штрих|шрих)-?код|bar ?code|ean|upc|gtin|imei|vin|u?id|инн|inn|стир|stir|пинфл|pinfl|жшшир|jshshir|oem|sku|isbn|серийн\p{L}{0,12}|каталожн\p{L}{0,12}|инвентарн\p{L}{0,12}|лицензи\p{L}{0,12}|сертификат\p{L}{0,12}|номер\p{L}{0,12} (?:детали|двигател\p{L}{0,12}|кузова|шасси|заказа|договора)|[лр]\/с|[ps]\/?n)(?: (?:товара?|tovar\p{L}{0,12}|номер\p{L}{0,12}|raqam\p{L}{0,12}|number|no))?[ :№#=-]*(?:(?<!\p{L})[A-ZА-Я]{2} ?)?$/iu;
/** Words that may: they count before digits in a row, which nobody calls. */
const LOOSELY_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:арт\\.?|art|part|сери[яи]|seri(?:ya|al)\\p{L}{0,12}|модель|model|(?<!(?:на|под) )заказа?|договор[ау]?|shartnoma|шартнома|накладн\\p{L}{0,12}|лот|объявлени\\p{L}{0,12}|сч[её]т|паспорт|pass?port|кадастр|kadastr|кузова?|kuzov|шасси|двигател[ья]|dvigatel|мотора?|чека?|chek|квитанц\\p{L}{0,12})(?: (?:товара?|номер\\p{L}{0,12}|raqam\\p{L}{0,12}|number|no\\.?))?|${PRICE_LABEL}|(?<!(?<!\\p{L})(?:тел|tel)\\p{L}{0,12}[.: ]*)[№#])[ :№#=-]*(?:(?<!\\p{L})[A-ZА-Я]{2} ?)?$`,
  "iu",
);
/** Whether words say that a number follows which counts nothing. */
export const namesNumber = (before: string): boolean =>
  NAMED_BEFORE.test(before) || LOOSELY_BEFORE.test(before);
/** A plus before nine digits joins them to what stands before: no country has such numbers. */
const ONLY_JOINED = /^\+(?=(?:\D*\d){9}\D*$)/;
/** Addresses of machines, with dots. */
const MACHINE_BEFORE = /(?<!\p{L})(?:ip|dns|роутер|router|шлюз|gateway|сервер|server|адрес)[ :=-]*$/iu;
/** Letters before a number among which it is looked what it is. */
const NEAR = 30;

/** A place in this country: its latitude and its longitude beside each other, or words that say so. */
const [LATITUDE, LONGITUDE] = ["(?:3[7-9]|4[0-6])[.,]\\d{2,}", "(?:5[5-9]|6\\d|7[0-4])[.,]\\d{4,}"];
const PLACE = new RegExp(`^${LONGITUDE}$`);
const PLACE_BEFORE = new RegExp(
  `(?:(?<!\\d)${LATITUDE}\\D{1,5}|(?<!\\p{L})(?:точк|координат|локаци|геолокаци|широт|долгот|карт|lokatsi|koordinat|location|lat|lo?ng|gps|geo|map|xarita|харита|manzil|манзил)\\p{L}{0,12}[^\\d\\n]{0,12})$`,
  "iu",
);
const PLACE_BEHIND = new RegExp(`^\\D{1,5}${LATITUDE}(?!\\d)`);

function isOther(before: string, typed: string, after: string): boolean {
  if (typed.startsWith("+")) return false;
  if (NAMED_BEFORE.test(before)) return true;
  if (/^\d+$/.test(typed)) return LOOSELY_BEFORE.test(before);
  if (PLACE.test(typed) && (PLACE_BEFORE.test(before) || PLACE_BEHIND.test(after))) return true;
  return /^\d+(?:\.\d+){3}$/.test(typed) && MACHINE_BEFORE.test(before);
}

/** Takes the place of phones that are found: what stands behind one is no part of its digits. */
const FOUND = "\u0000";

/** More numbers that differ from a phone in their last digits alone: `90 123 45 67/68`. */
function lastDigits(text: string, from: number, phone: string): (Span & { phone: string })[] {
  const [all = ""] =
    /^(?: ?\/ ?\d\d(?:-\d\d)?(?![\d.,:]|[ -]?\d| ?\/ ?\d(?!\d)))+/.exec(text.slice(from)) ?? [];
  return [...all.matchAll(/\D+(\d\d(?:-\d\d)?)/g)].map(({ 0: typed, 1: last = "", index }) => {
    const digits = last.replace("-", "");
    const at = from + index;
    return { from: at, to: at + typed.length, phone: phone.slice(0, -digits.length) + digits };
  });
}

function findOnce(text: string): (Span & { phone: string })[] {
  const found: (Span & { phone: string })[] = [];
  const taken: Span[] = [];
  for (const [kind, shape] of PHONES.entries()) {
    for (const { 0: typed, index } of text.matchAll(shape)) {
      const span = { from: index, to: index + typed.length };
      if (taken.some(({ from, to }) => span.from < to && from < span.to)) continue;
      const before = text.slice(Math.max(0, index - NEAR), index);
      if (kind === ASKS_FOR_CALL && !CALL_BEFORE.test(before)) continue;
      if (NAMED_PAGE.test(text.slice(Math.max(0, index - 2 * NEAR), index))) {
        taken.push(span);
        continue;
      }
      const dialled = typed
        .trim()
        .replace(ONLY_JOINED, "")
        .replace(new RegExp(`^${OLD_DIAL}`), "");
      const [phone = ""] = normalisePhones([dialled.replace(/[^\d+]+/g, " ")]);
      // A span that is another number as a whole holds no phone either.
      taken.push(span);
      if (phone.startsWith("+") && !isOther(before, typed, text.slice(span.to, span.to + NEAR)))
        found.push({ ...span, phone }, ...lastDigits(text, span.to, phone));
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

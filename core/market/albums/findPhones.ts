import { DOLLARS, PRICE_LABEL, SCALE_WORD, SUM, WORD_END } from "#contract/priceWords.ts";
import { normalisePhones } from "../listings/normalisePhones.ts";

/** A piece of a text: where it begins and where the next one does. */
export interface Span {
  from: number;
  to: number;
}

/** What stands between the digits of a number. */
const GAP = "[\\s().\\-–/]{0,2}";
const many = (count: string) => `(?:${GAP}\\d){${count}}`;
/** Codes of Uzbek operators and cities. */
const CODES = "20|33|50|55|6[125679]|7\\d|8[78]|9[0134579]|98";
/** Behind what is counted or paid, which nine digits may be too. */
const COUNTED = `\\s?-?(?:${SUM}|${DOLLARS}|${SCALE_WORD}|(?:кг|kg|гр?|gr?|тонн\\p{L}*|tonna|шт|dona|дона|та|км|km|см|sm|мм|mm|м|л|литр\\p{L}*|litr|вт|mah|мач|[%°])${WORD_END})`;

const PHONES = [
  `(?<!\\d)(?:\\+|00)?998${many("9")}`,
  `\\+(?!998)[1-9]${many("9,13")}`,
  // Behind two digits and a dot it may be a place on the map.
  `(?<![\\d+$]|(?<!\\d)[3-7]\\d\\.)(?:8[\\s-]?(?=\\()|[80][\\s-])?\\(?(?:${CODES})\\)?${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}`,
].map((shape) => new RegExp(`${shape}(?!\\d)(?!${COUNTED})`, "giu"));

/** Before digits that are the number of something else, or a price. */
const OTHER = new RegExp(
  `(?:(?<!\\p{L})(?:арт(?:икул\\p{L}*)?|art(?:ikul)?|код|kod|code|imei|vin|id|инн|inn|стир|stir|oem|sku|isbn|сери\\p{L}*|seri\\p{L}*|модел\\p{L}*|model|детал\\p{L}*|заказ\\p{L}*)|${PRICE_LABEL}|[ps]/n|(?<!(?:тел|tel)\\p{L}*[.:\\s]*)[№#])\\s*(?:номер\\p{L}*|raqam\\p{L}*)?[\\s:.№#=–—-]*$`,
  "iu",
);
/** Letters before a number among which it is looked what it is. */
const NEAR = 30;

/** As it is dialled within the country. */
const INNER = /^(?:8[\s-]?(?=\()|[80][\s-])/;

/** Takes the place of phones that are found: what stands behind one is no part of its digits. */
const FOUND = "\u0000";

function findOnce(text: string): (Span & { phone: string })[] {
  const found: (Span & { phone: string })[] = [];
  for (const shape of PHONES) {
    for (const { 0: typed, index } of text.matchAll(shape)) {
      const span = { from: index, to: index + typed.length };
      if (found.some(({ from, to }) => span.from < to && from < span.to)) continue;
      if (OTHER.test(text.slice(Math.max(0, index - NEAR), index))) continue;
      const [phone = ""] = normalisePhones([typed.trim().replace(INNER, "")]);
      if (phone.startsWith("+")) found.push({ ...span, phone });
    }
  }
  return found;
}

/** Phones that somebody wrote among other words, Uzbek ones and those with a plus: each in E.164, with where it stands. */
export function findPhones(text: string): (Span & { phone: string })[] {
  const found = findOnce(text);
  const left = found.reduce(
    (rest, { from, to }) => rest.slice(0, from) + FOUND.repeat(to - from) + rest.slice(to),
    text,
  );
  return [...found, ...(found.length > 0 ? findPhones(left) : [])].sort(
    (one, other) => one.from - other.from,
  );
}

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
/** Behind an amount of money, which nine digits may be too. */
const MONEY = "\\s?(?:сум|сўм|so['ʻʼ’‘`]m|som\\b|sum\\b|uzs|\\$|usd|у\\.?\\s?е|тыс|млн|mln|ming|минг)";

const PHONES = [
  `(?<!\\d)(?:\\+|00)?998${many("9")}`,
  `\\+(?!998)[1-9]${many("9,13")}`,
  `(?<![\\d.,+$])(?:8[\\s-]?(?=\\()|[80][\\s-])?\\(?(?:${CODES})\\)?${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}`,
].map((shape) => new RegExp(`${shape}(?!\\d)(?!${MONEY})`, "giu"));

/** As it is dialled within the country. */
const INNER = /^(?:8[\s-]?(?=\()|[80][\s-])/;

/** Phones that somebody wrote among other words, Uzbek ones and those with a plus: each in E.164, with where it stands. */
export function findPhones(text: string): (Span & { phone: string })[] {
  const found: (Span & { phone: string })[] = [];
  for (const shape of PHONES) {
    for (const { 0: typed, index } of text.matchAll(shape)) {
      const span = { from: index, to: index + typed.length };
      if (found.some(({ from, to }) => span.from < to && from < span.to)) continue;
      const [phone = ""] = normalisePhones([typed.trim().replace(INNER, "")]);
      if (phone.startsWith("+")) found.push({ ...span, phone });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

import { type RowOf, text } from "#db/rows.ts";
/** Where an order goes, or where somebody has ordered to. */
export const placeRow = {
  address: text,
  addressExtra: text,
  city: text,
  pin: text,
};

export type Place = RowOf<typeof placeRow>;

/** Digits of the scripts of India stand alike in blocks of 128 signs each. */
const INDIAN_DIGIT = /(?=\p{Nd})[\u0900-\u0D7F]/gu;
const [FIRST_ZERO, BLOCK] = [0x966, 0x80];
const latinDigit = (digit: string) => String(((digit.codePointAt(0) ?? FIRST_ZERO) - FIRST_ZERO) % BLOCK);

/** Words beside a name or a number that are often shortened or left out. */
const KINDS = /(?<![\p{L}\p{M}])(?:road|rd|street|st|lane|ln|flat|house|no)(?![\p{L}\p{M}])/gu;

/**
 * Without case, accents, spaces, punctuation and the kind of a street or a door; compatibility forms such as wide digits
 * and the digits of Indian scripts are the plain ones.
 */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll(INDIAN_DIGIT, latinDigit)
    .replaceAll(KINDS, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Shorter ones end many words. */
const CITY_MIN = 3;

/** A line as it is compared: without the cities and PINs that some write behind it once more. */
function bare(line: string, ends: readonly string[]): string {
  const end = ends.find((text) => line.endsWith(text) && line !== text);
  return end === undefined ? line : bare(line.slice(0, -end.length), ends);
}

/**
 * Whether two addresses are one, however they are written, also with the lines changed about. Neighbours in one house
 * differ by what stands in the second line; where only one of them has said it, they are the same.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  const pin = plain(one.pin);
  if (pin !== plain(other.pin)) return false;
  const ends = [one.city, other.city, pin].map(plain).filter(({ length }) => length >= CITY_MIN);
  const linesOf = ({ address, addressExtra }: Place) => {
    const [street, extra] = [address, addressExtra].map((line) => bare(plain(line), ends));
    return { street: street ?? "", extra: extra ?? "" };
  };
  const [{ street, extra }, theirs] = [linesOf(one), linesOf(other)];
  if (street + extra === "") return false;
  if ([theirs.street + theirs.extra, theirs.extra + theirs.street].includes(street + extra)) return true;
  return street !== "" && street === theirs.street && (extra === "" || theirs.extra === "");
}

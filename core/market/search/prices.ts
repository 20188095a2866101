import { plainDigits } from "#contract/plainDigits.ts";
import { plainSigns } from "#contract/plainSigns.ts";
import {
  CURRENCY_BEFORE,
  DOLLARS as DOLLAR,
  BOUND as MONEY_BOUND,
  SCALE_WORD,
  SUM,
} from "#contract/priceWords.ts";
import { NUMBER as AMOUNT, scaledPattern } from "#contract/readAmount.ts";

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const GROUPED = String.raw`\d{1,3}(?:[ .,']\d{3})+|\d{3,}`;
/** Thousands of dollars: what isn't round is rather a model and its price (iphone 13 500$). */
const DOLLARS = String.raw`\d{1,3}[ .,]?000|${NUMBER}`;
const TIMES = scaledPattern(SCALE_WORD);
const BOUND = `(?:${MONEY_BOUND}|atrofida|атрофида)`;
const BEFORE = String.raw`(?:(?:(?:не\s)?(?:дороже|дешевле|более|больше|выше)|до|от|за|около|примерно)\s+)`;

/** Things that are counted in thousands, too, so that such a number is no price. */
const COUNTED = String.raw`(?!\s*-?(?:км|km|[mм][aа][hч]|шт|dona|дона|та|ta)(?![\p{L}\d]))`;
const END = String.raw`(?![\p{L}\d])`;
const TAIL = String.raw`(?:\s*-?${BOUND})?${END}`;

const MONEY = [
  String.raw`${NUMBER}\s*-?${TIMES}(?:\.?\s*(?:${SUM}|${DOLLAR}))?${TAIL}${COUNTED}`,
  String.raw`(?=[\d .,']{3})(?:${AMOUNT})\s*-?${SUM}${TAIL}`,
  // A letter is a scale where money is said, or it would be of few: 4k, 10к.
  String.raw`${NUMBER} ?(?:[kкт] ?(?:${SUM}|${DOLLAR})|(?<=\d{3} ?)[kк])${TAIL}`,
  String.raw`(?:${DOLLARS})\s*-?${DOLLAR}${TAIL}`,
  `${CURRENCY_BEFORE}(?:${AMOUNT})${TAIL}`,
].join("|");
/** The lower of two prices (от 5 до 10 млн, 5-10 млн). */
const LOWER = String.raw`(?:(?:от|с)\s+${NUMBER}\s+(?=до\s)|${NUMBER}\s*(?:dan|дан)\s+|${NUMBER}\s*[-–—]\s*)`;
const PRICE = new RegExp(String.raw`(?<![\p{L}\d.,-])${LOWER}?${BEFORE}?(?:${MONEY})(?:/-)?`, "giu");

/** A bound that says no more than its number, at the end: no year, nor a number of few. */
const NO_YEAR = String.raw`(?!(?:19|20)\d\d(?!\d))`;
const BARE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:(?:до|от|за)\s+${NO_YEAR}(?:${GROUPED})|${NO_YEAR}(?:${GROUPED})\s*-?${BOUND})\s*$`,
  "iu",
);

/** Sums of money are things themselves here, or the number is of something else. */
const OTHERWISE = /монет|купюр|банкнот|tanga|пробег|probeg|yurgan|юрган/iu;

/** A query without what its words say of the price (до 5 млн, 200$, 5 mln gacha); listings don't have that in words. */
export function withoutPrices(query: string): string {
  if (OTHERWISE.test(query)) return query;
  const plain = plainDigits(plainSigns(query)).replace(/\s/g, " ");
  const left = plain.replace(PRICE, " ").replace(BARE, " ").replace(BARE, " ");
  return left === plain ? query : left.trim();
}

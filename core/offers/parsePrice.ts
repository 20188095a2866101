import { PRICE_MAX } from "#contract/limits.ts";
import { plainDigits } from "../i18n/plainDigits.ts";

const END = "(?![\\p{L}\\p{M}\\p{N}])";
const CURRENCY = new RegExp(
  `сум(?:ов|а)?${END}|сўм${END}|so['ʻ‘’\`]?m${END}|so?um${END}|sum${END}|uzs${END}|у\\s*\\.?\\s*е${END}\\.?|y\\s*\\.?\\s*e${END}\\.?|долл\\p{L}*\\.?|dollar\\p{L}*|usd${END}|(?:rs|inr)${END}\\.?|rupees?${END}|रुपये|रुपए|रु\\.?${END}|₹|\\$|бакс\\p{L}*`,
  "gu",
);
const THOUSANDS = "тыс(?:яч[аи]?)?\\.?|т\\.?|минг|ming|thousand|k|к|हज\u093c?ार";
const MILLIONS = "млн\\.?|миллион(?:а|ов)?|mln\\.?|million|mio|m|м|кк|kk";
const LAKHS = "lakhs?|lac|लाख";
const CRORES = "crores?|करोड\u093c?";
const SCALES = [
  [new RegExp(`^(?:${THOUSANDS})$`, "u"), 1e3],
  [new RegExp(`^(?:${MILLIONS})$`, "u"), 1e6],
  [new RegExp(`^(?:${LAKHS})$`, "u"), 1e5],
  [new RegExp(`^(?:${CRORES})$`, "u"), 1e7],
] as const;

/**
 * Digits in threes (those before the last in twos, as in India), or a number with at most three digits behind its point;
 * then what it is counted in.
 */
const PART = new RegExp(
  `(\\d{1,3}(?:[ .,'’]\\d{3})+(?!\\d)|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)|\\d+(?:[.,]\\d{1,3})?(?!\\d))\\s*(?:(${THOUSANDS}|${MILLIONS}|${LAKHS}|${CRORES})(?![\\p{L}\\p{M}])|${END})`,
  "uy",
);

const scaleOf = (word: string | undefined): number =>
  (word && SCALES.find(([words]) => words.test(word))?.[1]) || 1;

/** `1 500 000` and `1.500` are whole; before a word like "million" one point is that of a fraction. */
function toNumber(written: string, isScaled: boolean): number {
  const isFraction = isScaled && /^\d+[.,]\d+$/.test(written);
  if (isFraction) return Number(written.replace(",", "."));
  return /[.,]\d{1,2}$/.test(written) ? Number.NaN : Number(written.replace(/[ .,'’]/g, ""));
}

/**
 * Reads a price that somebody wrote in answer to a question, with nothing else beside it: `250 000`, `1,5 млн`, `250k`,
 * `1 млн 200 тыс сум`, `150$`.
 * @returns whole units of the currency that is talked about; undefined for anything else.
 */
export function parsePrice(text: string): number | undefined {
  const words = plainDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(CURRENCY, " ")
    .replace(/[!?]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
  let price = 0;
  let smallest = Number.POSITIVE_INFINITY;
  PART.lastIndex = 0;
  for (let at = 0; at < words.length; at = PART.lastIndex) {
    PART.lastIndex = words[at] === " " ? at + 1 : at;
    const [, written = "", word] = PART.exec(words) ?? [];
    const scale = scaleOf(word);
    // After millions come thousands, never the other way round, and a number alone says all there is to say.
    if (written === "" || scale >= smallest || (at > 0 && scale === 1)) return undefined;
    smallest = scale;
    price += toNumber(written, scale > 1) * scale;
  }
  const whole = Math.round(price);
  return Math.abs(whole - price) < 1e-6 && whole >= 1 && whole <= PRICE_MAX ? whole : undefined;
}

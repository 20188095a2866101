import { PRICE_MAX } from "./limits.ts";
import { plainDigits } from "./plainDigits.ts";
import { plainFonts } from "./plainFonts.ts";
import { plainSigns } from "./plainSigns.ts";
import { CURRENCY_BEFORE, DOLLARS, isSumBefore, PRICE_LABEL, SUM, WORD_END } from "./priceWords.ts";
import { readAmount } from "./readAmount.ts";

const PRICE = new RegExp(
  `^(?:${PRICE_LABEL}${WORD_END} ?[:=-]? ?)?(${CURRENCY_BEFORE}|rs ?)?(.*?)(?:[/,]-|=)?(?:\\.? ?-?(?:(${SUM})|(${DOLLARS})))?(?:/-)?[.!?]*$`,
  "iu",
);

function partsOf(text: string): readonly (string | undefined)[] {
  const words = plainDigits(plainSigns(plainFonts(text)))
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return PRICE.exec(words) ?? [];
}

/**
 * Reads what somebody wrote where only a price is expected: digits of any script, blanks of every kind, scales and
 * currencies of our languages, `1 млн 200 тыс сум`, `250k`, `$150`, `Цена: 1 250 000,00`.
 * @returns whole units of the currency that is talked about, of any size; undefined for anything else: ranges, bounds,
 * prices of a piece, fractions, and what could be read in two ways.
 */
export function readPrice(text: string): number | undefined {
  const [, , amount = ""] = partsOf(text);
  // The point that ends it may be that of a short form: `850 т.с.`
  return readAmount(amount.trim()) ?? readAmount(`${amount.trim()}.`);
}

/** The currency that a price is written in: sum, or units of exchange; undefined where it says none. */
export function saidCurrency(text: string): "UZS" | "UYE" | undefined {
  const [, before, , sum, dollars] = partsOf(text);
  if (sum !== undefined) return "UZS";
  if (dollars !== undefined) return "UYE";
  if (!before) return undefined;
  return isSumBefore(before) ? "UZS" : "UYE";
}

/** A price as by `readPrice` that is no larger than the largest there is. */
export function parsePrice(text: string): number | undefined {
  const price = readPrice(text);
  return price !== undefined && price <= PRICE_MAX ? price : undefined;
}

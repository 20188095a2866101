import { digitsOfScripts } from "./digitsOfScripts.ts";

/** Digits in circles, brackets and before dots, and small ones. */
const DRESSED =
  "\\u24ea\\u2460-\\u2468\\u2474-\\u247c\\u2488-\\u2490\\u24f5-\\u24ff\\u2776-\\u277e\\u2780-\\u2788\\u278a-\\u2792\\u2070\\u00b9\\u00b2\\u00b3\\u2074-\\u2079\\u2080-\\u2089";
const dressed = new RegExp(`[${DRESSED}]`, "gu");
/** At least six such digits, which make a number. A single one is a marker of a list, or part of a unit (м²). */
const DRESSED_NUMBER = new RegExp(`[${DRESSED}](?:[\\s.()-]{0,3}[${DRESSED}]){5,}`, "gu");
/** Dressed digits for which Unicode gives no plain digit. */
const BLACK = "⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾⓿❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒";
const BLACK_DIGITS = "12345678900123456789123456789123456789";

const undress = (digit: string) =>
  BLACK_DIGITS[BLACK.indexOf(digit)] ?? digit.normalize("NFKC").replace(/\D/g, "");

/**
 * A text with the digits of every script (०-९, ٠-٩, ０-９) as 0 to 9, and those of numbers in circles (⑨⓪①②③④); all else
 * stays as it was.
 */
export const plainDigits = (text: string): string =>
  digitsOfScripts(text).replace(DRESSED_NUMBER, (number) => number.replace(dressed, undress));

/** The digits of a text, of every script, as 0 to 9, and nothing else. */
export const onlyDigits = (text: string): string => plainDigits(text).replace(/\D/g, "");

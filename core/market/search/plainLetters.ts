import { foldLetters } from "#contract/foldLetters.ts";
import { oneScript } from "#contract/oneScript.ts";
import { plainDigits } from "#contract/plainDigits.ts";

/**
 * Turns letters and digits into those that listings are written in: wide ones and those of other fonts become plain,
 * letters within a word that only look like those of its script (iрhоnе) become these, digits become 0 to 9.
 */
export const plainLetters = (text: string): string => plainDigits(oneScript(foldLetters(text)));

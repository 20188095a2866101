import { plainApostrophes } from "./apostrophes.ts";
import { oneScript } from "./oneScript.ts";

/**
 * All hyphens, dashes and minuses, the signs between thousands and before fractions of the Arabic scripts, and the marks
 * that colour an emoji, as a word behind them begins there; on a digit they make a key of it.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?!\n)\s/g, " "],
  [/[\u2010-\u2015\u2043\u2212\u2796\ufe58\ufe63]/g, "-"],
  [/(?<!\d\ufe0f?)[\ufe0e\ufe0f\u20e3]/g, " "],
  [/٬/g, "'"],
  [/٫/g, "."],
];

/**
 * A text to read numbers from: apostrophes, dashes, blanks within a line and wide signs are plain ones, and letters that
 * only look like those of their word's script are these (cум). Where its signs stand doesn't change.
 */
export const plainSigns = (text: string): string =>
  oneScript(
    SIGNS.reduce(
      (plain, [sign, as]) => plain.replace(sign, as),
      plainApostrophes(text).replace(/[\uff01-\uff5e]/g, (wide) =>
        String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
      ),
    ),
  );

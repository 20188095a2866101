/** The end of a word, in any alphabet. */
export const WORD_END = "(?![\\p{L}\\p{M}])";
/** The beginning of one. */
export const WORD_BEGIN = "(?<![\\p{L}\\p{M}\\d'])";

/** Uzbek says "for so much" by an ending: mingga, so'mga. */
const FOR = "(?:-?(?:ga|га))?";
/** Endings of bounds, which aren't part of an amount: minggacha, so'mdan. */
export const BOUND = "(?:gacha|гача|dan|дан|lik|лик)";
const END = `(?:${WORD_END}|(?=-?${BOUND}${WORD_END}))`;

/**
 * Units of amounts (thousand, million), as words and as letters, with their factor. Patterns for texts with straight
 * apostrophes, without regard to case.
 */
const scales: readonly (readonly [words: string, letters: string, times: number])[] = [
  [
    "тыс(?:яч[аиуь]?)?\\.?|т\\.с\\.|(?<! )т\\.с|тыщ[аиу]?|т\\.|t[iy]s(?:yach[aiu]?)?\\.?|минг|ming|thousand|ह(?:ज\\u093c?|\\u095b)ार",
    "[тtkк]",
    1e3,
  ],
  ["lakhs?|lacs?|लाख|yuz ming|юз минг", "(?!)", 1e5],
  [
    "млн\\.?|мил(?:л?(?:и|ь|й|ий)?[оё]н(?:а|ов)?)?\\.?|лям(?:а|ов)?|mln\\.?|mil(?:l?(?:i|y|iy|')?(?:o|yo)n(?:s|a|ov)?)?\\.?|mio|кк|kk",
    "[mм]",
    1e6,
  ],
  ["crores?|करो(?:ड\\u093c?|\\u095c)", "(?!)", 1e7],
  ["млрд\\.?|мил(?:л?иард(?:а|ов)?)|mlrd\\.?|milliard|billion|bln\\.?", "(?!)", 1e9],
];

/** What only looks like millions: a slip of the keys, or slang. */
export const LIKE_MILLION =
  "(?:(?!мин|min)(?:м[илнь]{1,5}[оёеий]{0,2}[лнм]|m[ilny]{1,5}[oei]{0,2}[lnm])|лимон|limon)\\p{L}{0,2}\\.?";

/** Uzbek says "and" by an ending as well: millionu 200 ming. */
const AND = "(?:[uу](?= \\d))?";
const oneOf = (patterns: readonly string[]) => `(?:${patterns.join("|")})${FOR}${AND}${END}`;

/** A unit of an amount, written as a word. */
export const SCALE_WORD = oneOf(scales.map(([words]) => words));
/** The same, of those behind which thousands may follow. */
export const BIG_SCALE_WORD = oneOf(scales.slice(1).map(([words]) => words));
/** The same by a word or a letter, which says it only where nothing else is talked about. */
export const SCALE = oneOf(scales.map(([words, letters]) => `${words}|${letters}`));

const known = scales.map(([words, letters, times]) => ({
  is: new RegExp(`^(?:${words}|${letters})${FOR}[uу]?$`, "iu"),
  times,
}));

/** How many a scale stands for; 1 for none. */
export const timesOf = (scale: string | undefined): number =>
  (scale !== undefined && known.find(({ is }) => is.test(scale))?.times) || 1;

/** The apostrophe of so'm is put anywhere, and in the newer alphabets upon its o. */
const SOM = "s'?(?:o'{0,2}|[öóòôõōŏ])m";
/** Rupees stand for sum where somebody asks for it in a Hindi way: no other money is agreed on here. */
const RUPEES = `rs${WORD_END}\\.?|inr|र[ुू]${WORD_END}\\.?`;
/** Sum, in all its names. */
export const SUM = `(?:сумм?(?:ов|а|ом|ма|ы)?|сўм|сом|cym|${SOM}|soums?|sum|uzs|₹|${RUPEES}|rupees?|रुपये|रुपए)${FOR}${END}`;
/** Units of exchange. */
export const DOLLARS = `(?:(?:us |aqsh |ақш )?(?:dol?l[ao]r(?:s|i)?|дол?л[ао]р(?:ов|[аиы])?)(?: сша)?|долл?\\.(?: сша)?|долл?(?![\\p{L}\\p{M}])|डॉलर|бакс(?:ов|а)?|bucks|(?:us ?)?\\$(?: ?usd)?|usd|[уyu] ?\\.? ?[еe]\\.?)${FOR}${END}`;
/** Before no small number, which may be of something else: `Pulsar RS 200`, `сум 2 шт`. */
const BIG = `(?=\\d{4}|\\d{1,3}[ .,']\\d{3}(?!\\d)|\\d{1,2},\\d\\d,|\\d+(?:[.,]\\d+)? ?(?:${SCALE_WORD}|k${WORD_END}))`;
/** A currency before an amount, with the blank behind it. */
export const CURRENCY_BEFORE = `(?:(?:us ?)?\\$ ?|usd ?|[уyu]\\.? ?[еe]\\.? |₹ ?|rs\\. ?|र[ुू]\\.? ?|inr ?|(?:rs |(?:сум|сўм|${SOM}|sum|uzs)[.:]? ?)${BIG})`;
/** Whether what stands before an amount is sum. */
export const isSumBefore = (sign: string): boolean => !/^(?:us ?)?\$|^usd|^[уyu]\.? ?[еe]/iu.test(sign);
/** Words that say that a price follows. */
export const PRICE_LABEL =
  "(?:[\\u0958क]\\u093c?ीमत|दाम|цен(?:[ауые]|ой)|стоимостью?|стоит|нар[хҳ]\\p{L}{0,12}|nar[xh]\\p{L}{0,12}|price|баҳо\\p{L}{0,12}|baho\\p{L}{0,12})";

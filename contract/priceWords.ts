/** The end of a word, in any alphabet. */
export const WORD_END = "(?![\\p{L}\\p{M}])";

/** Uzbek says "for so much" by an ending: mingga, so'mga. */
const FOR = "(?:-?(?:ga|га))?";
/** Endings of bounds, which aren't part of an amount: minggacha, so'mdan. */
export const BOUND = "(?:gacha|гача|dan|дан|lik|лик)";
const END = `(?:${WORD_END}|(?=-?${BOUND}${WORD_END}))`;

/**
 * What amounts are counted in, as words and as letters, and how many that is. Patterns for texts with straight
 * apostrophes, without regard to case.
 */
const scales: readonly (readonly [words: string, letters: string, times: number])[] = [
  ["тыс(?:яч[аиу]?)?\\.?|тыщ[аиу]?|т\\.|минг|ming|thousand|ह(?:ज\\u093c?|\\u095b)ार", "[тkк]", 1e3],
  ["lakhs?|lacs?|लाख", "(?!)", 1e5],
  ["млн\\.?|мил(?:л?ион(?:а|ов)?)?\\.?|лям(?:а|ов)?|mln\\.?|millions?|million|mio|кк|kk", "[mм]", 1e6],
  ["crores?|करो(?:ड\\u093c?|\\u095c)", "(?!)", 1e7],
  ["млрд\\.?|мил(?:л?иард(?:а|ов)?)|mlrd\\.?|milliard|billion|bln\\.?", "(?!)", 1e9],
];

const oneOf = (patterns: readonly string[]) => `(?:${patterns.join("|")})${FOR}${END}`;

/** What an amount is counted in, said by a word. */
export const SCALE_WORD = oneOf(scales.map(([words]) => words));
/** The same, of those behind which thousands may follow. */
export const BIG_SCALE_WORD = oneOf(scales.slice(1).map(([words]) => words));
/** The same by a word or a letter, which says it only where nothing else is talked about. */
export const SCALE = oneOf(scales.map(([words, letters]) => `${words}|${letters}`));

const known = scales.map(([words, letters, times]) => ({
  is: new RegExp(`^(?:${words}|${letters})${FOR}$`, "iu"),
  times,
}));

/** How many a scale stands for; 1 for none. */
export const timesOf = (scale: string | undefined): number =>
  (scale !== undefined && known.find(({ is }) => is.test(scale))?.times) || 1;

/** Sum, also said as rupees by who asks for it in a Hindi way: no other money is agreed on here. */
export const SUM = `(?:сум(?:ов|а|ом|ма)?|сўм|сом|so'm|soums?|som|sum|uzs|₹|rupees?|रुपये|रुपए)${FOR}${END}`;
/** Units of exchange. */
export const DOLLARS = `(?:(?:us |aqsh )?doll[ao]r(?:s|i)?|долл(?:ар(?:ов|а|и)?)?\\.?(?: сша)?|डॉलर|бакс(?:ов|а)?|bucks|\\$(?: ?usd)?|usd|у ?\\.? ?е\\.?|[yu] ?\\.? ?e\\.?)${FOR}${END}`;
/** What may stand before an amount, with the blank behind it. */
export const CURRENCY_BEFORE = "(?:\\$ ?|usd |₹ ?|у\\.? ?е\\.? |[yu]\\.? ?e\\.? )";
/** Words that say that a price follows. */
export const PRICE_LABEL =
  "(?:[\\u0958क]\\u093c?ीमत|दाम|цен[ауы]|стоимость|стоит|нарх\\p{L}*|narx\\p{L}*|price|баҳо\\p{L}*|baho\\p{L}*)";

import {
  BIG_SCALE_WORD,
  DOLLARS,
  LIKE_MILLION,
  SCALE,
  SCALE_WORD,
  SUM,
  timesOf,
  WORD_END,
} from "./priceWords.ts";

/** Groups of three digits (those before the last of two, as in India), perhaps with a fraction; or digits in a row. */
export const NUMBER =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)|\\d{1,3}(?:[ .,']\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?(?![.,]?\\d)";

/** Blanks, or "and", between the parts of an amount. */
const AND = " ?(?:(?:и|[uу]|va|ва|and) )?";
/** The end of an amount: a currency, the end of the text or a punctuation mark. */
const OVER = `(?= ?(?:${SUM}|${DOLLARS}|\\n|$|[;!?)]|[.,](?!\\d)))`;
/** Thousands in digits behind millions: `1 млн 200 000`, `1 млн 250 500`. */
const REST = `(?:\\d{1,3}[ .,']?000|\\d{2,3}[ .,']\\d{3})(?!\\d)${OVER}`;

/**
 * The pattern of what an amount is counted in, with all that belongs to it: ` тыс`, `млн 200 тыс`, ` млн 200 000`.
 * @param scale which words and letters count; behind millions a letter does so from tens on, as in 4K it is no scale.
 */
export const scaledPattern = (scale: string): string =>
  ` ?(?:${BIG_SCALE_WORD}(?:${AND}(?:(?:${NUMBER}) ?${SCALE_WORD}|\\d{2,3} ?(?:${scale}|[тt]${WORD_END})))*(?:${AND}${REST})?|${scale})`;

/** A number in words, by its beginning; numbers are followed by what they end, so what only begins like one is none. */
const NUMERAL =
  "(?:сто(?!\\p{L})|сорок|дв|тр|чет|пят|шест|сем|восем|девя|десят|бир|икки|уч|т[уў]'?рт|беш|олти|етти|саккиз|т[уў]ққиз|ўн|йигирма|ўттиз|қирқ|эллик|олтмиш|етмиш|саксон|тўқсон|юз|bir|ikki|uch|to'rt|besh|olti|yetti|sakkiz|to'qqiz|o'n|yigirma|o'ttiz|qirq|ellik|oltmish|yetmish|sakson|to'qson|yuz|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)";

/**
 * Behind an amount in words: digits of which nobody can tell what they are counted in (`1 млн 200`), or more of it in
 * words that aren't read (`1 млн двести тыс`, `2 млн с половиной`).
 */
export const UNCOUNTED = new RegExp(
  `^${AND}(?:\\d{1,3}(?:${OVER}| ?(?:(?:сот(?:ен|ни)?|мин|тис|min|hundred)${WORD_END}|юз|yuz))|(?:${NUMERAL}\\p{L}{0,7}(?: |(?=\\P{L}|$)))+${OVER}|(?:[\\p{L}']+ ){1,3}(?:${SCALE_WORD}|${SUM}|${DOLLARS})|с половиной|yarim|ярим)`,
  "iu",
);

/** Behind millions: hundreds of which most people mean thousands, unless a unit follows; sizes and memories have signs. */
const HUNDREDS = new RegExp(`^${AND}\\d{2,3}(?![-.,'/xх×*]?\\d| \\d{3}(?!\\d))`, "iu");
const ENDS_BIG = new RegExp(`${BIG_SCALE_WORD}$`, "iu");

/** What follows the hundreds that stand behind millions; undefined where there are none. */
export function behindHundreds(scale: string, after: string): string | undefined {
  const [hundreds] = (ENDS_BIG.test(scale) && HUNDREDS.exec(after)) || [];
  return hundreds === undefined ? undefined : after.slice(hundreds.length);
}

/** Right behind a scale stand more of the same amount, which are no price by themselves: `2 тыс 500 сум`. */
export const SCALED_BEFORE = new RegExp(`\\d ?${SCALE_WORD}${AND}$`, "iu");

/** Behind what looks like millions thousands are only a part of the amount: `1 млм 200 тыс`. */
export const LIKE_MILLION_BEFORE = new RegExp(`\\d ?${LIKE_MILLION}${AND}$`, "iu");

const PART = new RegExp(`(${NUMBER})(?: ?(${SCALE}))?${AND}`, "iuy");

/** A number that a person wrote; undefined when its groups aren't of one kind, or its fraction can't be told from one. */
function toNumber(written: string, times: number): number | undefined {
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const groups = whole.split(/[ .,']/);
  const signs = new Set(whole.replace(/\d/g, ""));
  if (signs.size > 1) return undefined;
  // Before millions three digits behind one point are a fraction, before thousands they may be either.
  if (groups.length === 2 && times > 1 && !signs.has(" ") && !signs.has("'")) {
    return times < 1e6 ? undefined : Number(groups.join("."));
  }
  // Two amounts that stand side by side, `500 000 350 000`: one of billions isn't told to the thousand.
  if (/^\d{1,3} 000 (?!000)\d{3} \d{3}$|^\d{2,3} \d{3} (?!000)\d{3} (?!000)\d{3}$/.test(whole))
    return undefined;
  const number = Number(`${groups.join("")}.${fraction || 0}`);
  return times > 1 || Number.isInteger(number) ? number : undefined;
}

/**
 * Reads an amount and nothing else: `250 000`, `1,5 млн`, `250k`, `1млн200тыс`, `2,50,000`. Digits are 0 to 9 and
 * apostrophes straight ones.
 * @returns a whole number of at least 1; undefined for what may be read in two ways, or not at all.
 */
export function readAmount(text: string): number | undefined {
  let [amount, below] = [0, Number.POSITIVE_INFINITY];
  let isEnded = false;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const [, written = "", scale] = PART.exec(text) ?? [];
    const times = timesOf(scale);
    const number = toNumber(written, times);
    if (written === "" || number === undefined || isEnded) return undefined;
    // After millions come fewer thousands than a million has, and hundreds only with theirs.
    const isUncounted =
      at > 0 && times === 1 && number % 1000 !== 0 && (number < 10_000 || /^\d+$/.test(written));
    if (times >= below || number * times >= below || isUncounted) return undefined;
    amount += number * times;
    isEnded = times === 1 || !Number.isInteger(number);
    below = times;
  }
  const whole = Math.round(amount);
  return Math.abs(whole - amount) < 1e-6 && whole >= 1 && Number.isSafeInteger(whole) ? whole : undefined;
}

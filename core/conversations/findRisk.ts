/** Why words are held back: they lead out of the chat, or name a bank card. */
export type Risk = "link" | "card";

/** Beginnings of the cards of Uzbekistan: Uzcard and Humo. */
const LOCAL_CARD = /^(?:8600|5614|6262|6440|9860)/;
/** Beginnings of the cards of the world. */
const CARD = /^(?:[3-6]|2[2-7])/;
const CARD_MIN = 16;
const CARD_MAX = 19;
/** Numbers this near to each other may be one number. */
const DIGIT_GROUPS = /\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu;

/** Ends of addresses that people send each other; a word of theirs before a dot is one. */
const ENDS =
  "com|net|org|info|biz|io|app|site|online|shop|store|xyz|club|link|click|pro|vip|live|life|top|cc|co|me|uz|ru|su|kz|kg|tj|by|ua|tr|cn|in|рф|сайт|онлайн";
/** Those that are no word of ours in a sentence that somebody wrote without a space. */
const SURE_ENDS = "com|net|org|uz|ru|me";
const DOT = String.raw`(?:\s*[([{]\s*(?:\.|dot|точка|тчк|nuqta)\s*[)\]}]\s*|\s+(?:dot|точка|тчк|nuqta)\s+|\s+\.\s*)`;
const WORD = "[a-z0-9а-яё][a-z0-9а-яё-]*";
const END = String.raw`(?![\p{L}\p{N}])`;

const LINKS = [
  /(?:https?|hxxps?|tg)\s*:\s*\/\s*\//u,
  /(?<![\p{L}\p{N}])www\s*\./u,
  // A name of Telegram; what stands before the @ of a letter's address isn't looked at.
  /@\s?[a-z]\w{3,31}/u,
  new RegExp(String.raw`(?<![\p{L}\p{N}])[tт]\s*(?:\.|${DOT})\s*[mм][eе]${END}`, "u"),
  new RegExp(`${WORD}\\.(?:${ENDS})${END}`, "u"),
  new RegExp(`${WORD}${DOT}(?:${SURE_ENDS})${END}`, "u"),
];

/** Words as they look to whoever reads them: one form of every letter and digit, nothing unseen between them. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, toDigit)
    .toLowerCase();
}

/** The digits of every script stand in tens, in their order. */
function toDigit(digit: string): string {
  if (/\d/.test(digit)) return digit;
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1)) && code - first < 9) first -= 1;
  return String(code - first);
}

/** The sum that every number of a card comes out of as a multiple of ten. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether groups of digits are written as those of a card are: prices and phones have threes, dates and sizes twos. */
function isCardShaped(groups: readonly string[]): boolean {
  const lengths = groups.map(({ length }) => length);
  const isSpelt = lengths.every((length) => length === 1);
  return (
    isSpelt || lengths.every((length, place) => length >= 4 || (place === lengths.length - 1 && place > 0))
  );
}

function isCard(groups: readonly string[]): boolean {
  const digits = groups.join("");
  if (digits.length < CARD_MIN || digits.length > CARD_MAX) return false;
  if (digits.length === CARD_MIN && LOCAL_CARD.test(digits)) return true;
  return CARD.test(digits) && isCardShaped(groups) && isLuhn(digits);
}

/** Whether numbers that stand side by side hold a card's, which begins and ends with some of them. */
function hasCard(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    let length = 0;
    for (let to = from; to < groups.length && length <= CARD_MAX; to += 1) {
      length += groups[to]?.length ?? 0;
      if (isCard(groups.slice(from, to + 1))) return true;
    }
    return false;
  });
}

/**
 * Says why words that one person writes to another should not just be passed on, if they shouldn't: they name a bank card
 * (an Uzcard's or Humo's, or one whose digits come out as a card's do), or a link, a name of Telegram or a letter's
 * address. Spaces, digits of other scripts and "точка" instead of a dot change nothing.
 */
export function findRisk(text: string): Risk | undefined {
  const words = plain(text);
  // A letter o is read as a zero among digits.
  const numbers = words.replace(/(?<=\d[oо]*)[oо]|[oо](?=[oо]*\d)/gu, "0");
  if ((numbers.match(DIGIT_GROUPS) ?? []).some(hasCard)) return "card";
  return LINKS.some((link) => link.test(words)) ? "link" : undefined;
}

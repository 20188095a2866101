/** Beginnings of the cards of Uzbekistan: Uzcard and Humo. */
const LOCAL_CARD = /^(?:8600|5614|6262|6440|9860)/;
/** Beginnings of the cards of the world. */
const CARD = /^(?:[3-6]|2[2-7])/;
const CARD_MIN = 16;
const CARD_MAX = 19;
/** Numbers this near to each other may be one number. */
const DIGIT_GROUPS = /\d+(?:[^\p{L}\p{N}]{1,6}\d+)*/gu;

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

/** Numbers that stand side by side, each as its groups of digits. */
const runsOf = (numbers: string): string[][] =>
  (numbers.match(DIGIT_GROUPS) ?? []).map((run) => run.match(/\d+/g) ?? []);

/** Whether numbers that stand side by side hold a card's, which begins and ends with some of them. */
function holdsCard(groups: readonly string[]): boolean {
  return groups.some((_, from) => {
    let length = 0;
    for (let to = from; to < groups.length && length <= CARD_MAX; to += 1) {
      length += groups[to]?.length ?? 0;
      if (isCard(groups.slice(from, to + 1))) return true;
    }
    return false;
  });
}

/** Texts with digits that are no part of a card's number: dates, times, phones, and sums in thousands. */
const OTHER_NUMBERS = [
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
  /(?<!\d)\+?998(?:[\s()-]*\d){9}(?!\d)/g,
  /(?<!\d)(?!9860)(?:33|50|55|77|88|9[0134578]|99)\d{7}(?!\d)/g,
  /(?<!\d)\(?\d{2}\)?[\s-]\d{3}[\s-]\d{2}[\s-]?\d{2}(?!\d)/g,
  /(?<!\d)\d{1,3}(?:[ .,]\d{3})*[ .,]000(?!\d)|(?<!\d)\d{2,}000(?!\d)/g,
];
/** A number with what it counts. */
const MEASURED =
  /(?<!\d)(?:\d{1,3}(?:[ .,]\d{3})+|\d+)\s?(?:сум|so.?m|sum|тыс|млн|ming|mln|k|к|\$|usd|у\.?\s?е|км|km|кг|kg|гб|gb|мб|mb|мм|mm|см|cm|м|m|шт|ta|dona|год|г|yil|лет|%|₽|€)(?!\p{L})/gu;

interface Group {
  digits: string;
  /** Its message, counted from the earliest, and its run within that. */
  message: number;
  run: string;
}

function groupsOf(numbers: string, message: number): Group[] {
  // A letter in their place keeps what stood on both sides apart.
  const left = [...OTHER_NUMBERS, MEASURED].reduce((words, other) => words.replace(other, " x "), numbers);
  return runsOf(left).flatMap((run, index) =>
    run.map((digits) => ({ digits, message, run: `${message}:${index}` })),
  );
}

/** Years and round numbers, of which prices and models are a list. */
const isRound = (digits: string) => /^(?:19|20)\d\d$|^\d+[05]0$/.test(digits);

/** Whether each is a message of its own, and all but the last equally long. */
function isDealtOut(groups: readonly Group[]): boolean {
  const [first] = groups;
  const isEven = groups.every(
    ({ digits: { length } }, place) =>
      length === first?.digits.length ||
      (place === groups.length - 1 && length < (first?.digits.length ?? 0)),
  );
  return isEven && new Set(groups.map(({ message }) => message)).size === groups.length;
}

/** The digits of each run as one. */
function joinRuns(groups: readonly Group[]): string[] {
  const runs = new Map<string, string>();
  for (const { run, digits } of groups) runs.set(run, (runs.get(run) ?? "") + digits);
  return [...runs.values()];
}

const joined = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join("");

function isSplitCard(groups: readonly Group[]): boolean {
  const parts = groups.map(({ digits }) => digits);
  const digits = parts.join("");
  const [, ...later] = parts;
  if (later.filter(isRound).length * 2 > later.length || !isLuhn(digits)) return false;
  if (LOCAL_CARD.test(digits)) return true;
  return CARD.test(digits) && (isCardShaped(parts) || isCardShaped(joinRuns(groups)) || isDealtOut(groups));
}

/** Groups from one of them on that have as many digits as a card; undefined when none end there. */
function sixteenFrom(groups: readonly Group[], from: number): readonly Group[] | undefined {
  let length = 0;
  for (let to = from; to < groups.length && length < CARD_MIN; to += 1) {
    length += groups[to]?.digits.length ?? 0;
    if (length === CARD_MIN) return groups.slice(from, to + 1);
  }
  return undefined;
}

/** Whether words stand between the digits of a card: `8600 then 4954 then 7331 then 6478`. */
function isStrewn(numbers: string): boolean {
  const groups = groupsOf(numbers, 0);
  return groups.some((_, from) => {
    const card = sixteenFrom(groups, from);
    const isOfFours = card?.length === 4 && card.every(({ digits }) => digits.length === 4);
    return card !== undefined && (isOfFours || LOCAL_CARD.test(joined(card))) && isSplitCard(card);
  });
}

/** Whether there is a card's number in plain words: side by side, in groups as cards have them, or strewn among words. */
export const hasCard = (numbers: string): boolean => runsOf(numbers).some(holdsCard) || isStrewn(numbers);

/**
 * Whether the last of somebody's messages ends a card's number that the ones before began: 16 digits that follow each
 * other over two messages or more and come out as a card's do. Stricter than `hasCard`, as numbers of different messages
 * mostly have nothing to do with each other.
 * @param messages plain words, the earliest first.
 */
export function endsCard(messages: readonly string[]): boolean {
  const groups = messages.flatMap(groupsOf);
  const last = messages.length - 1;
  return groups.some((start, from) => {
    if (start.message === last) return false;
    const card = sixteenFrom(groups, from);
    return card?.at(-1)?.message === last && isSplitCard(card);
  });
}

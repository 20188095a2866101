/** A letter that is wrong: how, and where. */
interface Slip {
  kind: "swapped" | "leftOut" | "doubled" | "added" | "other";
  isFirst: boolean;
  isLast: boolean;
}

/** The one letter, or the order of two, that parts a text from the word meant; undefined where more does, or nothing. */
export function slipOf(typed: string, word: string): Slip | undefined {
  let [start, end] = [0, 0];
  const most = Math.min(typed.length, word.length);
  while (start < most && typed[start] === word[start]) start += 1;
  while (end < most - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end += 1;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  const place = { isFirst: start === 0, isLast: end === 0 };
  if (left.length === 2 && right.length === 2) {
    return left[0] === right[1] && left[1] === right[0] ? { kind: "swapped", ...place } : undefined;
  }
  if (left.length > 1 || right.length > 1 || left === right) return undefined;
  if (left === "") return { kind: "leftOut", ...place };
  if (right !== "") return { kind: "other", ...place };
  return { kind: left === typed[start - 1] ? "doubled" : "added", ...place };
}

/**
 * Evidence for and against a slip, as natural logarithms of odds. A logistic regression gave them: words of real
 * listings that a market lacks, against slips drawn in words that it has.
 */
const KINDS = { swapped: 1.6, leftOut: 0.6, doubled: 0.3, added: -2.2, other: -2.2 };
/** For each unit by which the letters of what is typed are unlikely, and those of the word. */
const TYPED = 0.385;
const WORD = -0.237;
/** For a text that is built like a whole word, and for one that isn't. */
const WORDLIKE = -1.1;
const NOT_WORDLIKE = 1;
const FIRST = -0.6;
/** Another last letter is mostly another ending. */
const LAST = -2.1;
const NAMED_ONLY = -0.7;
/** Words whose endings differ, too. */
const BARE = -2;
/** Drawn slips are of all kinds alike, those of people mostly of these: they are believed whatever the letters say. */
const USUAL = 5;

/** The facts about a text and the word that it may be a slip of. */
interface Told {
  /** How unlikely their letters are (see `letterOddsOf`). */
  unlikely: { typed: number; word: number };
  /** Whether the text is built like a whole word. */
  isWordlike: boolean;
  /** Whether only the dictionary has the word, no listing. */
  isNamedOnly: boolean;
  /** Whether they are compared without their endings. */
  isBare: boolean;
  /** Whether the slip is of the usual kinds (see `isUsualSlip`). */
  isUsual: boolean;
}

/** How likely a text is a slip of a word rather than a word of its own, as the natural logarithm of the odds. */
export function slipOdds(slip: Slip, told: Told): number {
  const { unlikely, isWordlike } = told;
  return (
    KINDS[slip.kind] +
    TYPED * unlikely.typed +
    WORD * unlikely.word +
    (isWordlike ? WORDLIKE : NOT_WORDLIKE) +
    (slip.isFirst ? FIRST : 0) +
    (slip.isLast ? LAST : 0) +
    (told.isNamedOnly ? NAMED_ONLY : 0) +
    (told.isBare ? BARE : 0) +
    (told.isUsual ? USUAL : 0)
  );
}

/** The weight of a pair of letters that was never seen, beside 1 for one seen once. */
const UNSEEN = 0.3;
/** About so many letters may follow another. */
const ALPHABET = 33;
/** Three letters in a row are believed rather than two from so many words on. */
const TOLD_BY_TWO = 3;

/** Where a word begins, two signs before its first letter, and ends. */
const framed = (word: string) => `^^${word}$`;

/**
 * Learns from words how letters follow each other. What it returns tells how unlikely a word is by that: the negative
 * natural logarithm of its probability, letter by letter, each by the two before it (a Markov chain of trigrams,
 * smoothed by bigrams).
 */
export function letterOddsOf(words: Iterable<string>): (word: string) => number {
  const counts = new Map<string, number>();
  const see = (run: string) => counts.set(run, (counts.get(run) ?? 0) + 1);
  for (const word of new Set(words)) {
    const text = framed(word);
    for (let at = 2; at < text.length; at += 1) {
      see(text.slice(at - 2, at + 1));
      see(text.slice(at - 1, at + 1));
      see(`${text.slice(at - 2, at)}.`);
      see(`${text.slice(at - 1, at)}.`);
    }
  }
  const seen = (run: string) => counts.get(run) ?? 0;
  return (word) => {
    const text = framed(word);
    let unlikely = 0;
    for (let at = 2; at < text.length; at += 1) {
      const [two, one] = [text.slice(at - 2, at), text.slice(at - 1, at)];
      const byOne = (seen(text.slice(at - 1, at + 1)) + UNSEEN) / (seen(`${one}.`) + UNSEEN * ALPHABET);
      const byTwo =
        (seen(text.slice(at - 2, at + 1)) + TOLD_BY_TWO * byOne) / (seen(`${two}.`) + TOLD_BY_TWO);
      unlikely -= Math.log(byTwo);
    }
    return unlikely;
  };
}

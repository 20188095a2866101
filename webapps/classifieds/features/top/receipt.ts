/** How a count of the days of a promotion compares with that of as many days before. */
type Change =
  | { kind: "same" }
  /** Twice as much or more: how many times, to a tenth. */
  | { kind: "times"; by: number }
  | { kind: "more" | "less"; by: number };

const TENTHS = 10;

/** Returns the change of a count. From nothing it is told how much more, for nothing can't be multiplied. */
export function changeOf(before: number, during: number): Change {
  if (during === before) return { kind: "same" };
  if (before > 0 && during >= before * 2) {
    return { kind: "times", by: Math.round((during / before) * TENTHS) / TENTHS };
  }
  const by = Math.abs(during - before);
  return { kind: during > before ? "more" : "less", by };
}

/** Widths of the bars of two counts, in percent, the larger one whole. */
export function sharesOf(before: number, during: number): { before: number; during: number } {
  const most = Math.max(before, during, 1);
  return { before: (before / most) * 100, during: (during / most) * 100 };
}

/**
 * How many letters must be put in, left out, changed, or swapped with their neighbour to make `b` of `a`; `most + 1` as
 * soon as it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : most + 1,
      ];
      current.push(Math.min(...ways));
    }
    if (Math.min(...current) > most) return most + 1;
    [before, above] = [above, current];
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}

/** Edits that a typo of a word so long may have: none below four letters, one from four, two from eight. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

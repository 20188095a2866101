const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Where two answers first say something else, such as `[3].images[0].src`; undefined where they say the same. */
export function findDifference(one: unknown, other: unknown, at = "the whole"): string | undefined {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other) ? undefined : at;
  if (Array.isArray(one) !== Array.isArray(other)) return at;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const inside = at === "the whole" ? "" : at;
  for (const key of keys) {
    const place = Array.isArray(one) ? `${inside}[${key}]` : `${inside}.${key}`;
    const found = key in one && key in other ? findDifference(one[key], other[key], place) : place;
    if (found) return found;
  }
  return undefined;
}

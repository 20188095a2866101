import type { Arrival } from "./receiver.ts";
import type { Strike } from "./strikes.ts";

/** A copy that came within this time before a kill: it was sent, and nobody could note it any more. */
const UNNOTED_MS = 3000;

/** Whether something that arrived then may not have been noted, as a process of this kind or the database died at once. */
export const wasCut = (strikes: readonly Strike[], kind: string, at: number) =>
  strikes.some(
    (strike) =>
      strike.how === "SIGKILL" &&
      (strike.what === "database" || strike.what.startsWith(kind)) &&
      strike.at >= at - 200 &&
      strike.at - at < UNNOTED_MS,
  );

/** Arrivals by what they are known by, those without it left out. */
export function group(
  arrivals: readonly Arrival[],
  keyOf: (arrival: Arrival) => string | undefined,
): Map<string, Arrival[]> {
  const groups = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const key = keyOf(arrival);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), arrival]);
  }
  return groups;
}

export interface Copies {
  /** Copies beyond the first that a kill explains, and those that nothing does. */
  explained: number;
  unexplained: number;
}

/** Counts the copies of what arrived more than once. */
export function countCopies(groups: ReadonlyMap<string, Arrival[]>, strikes: readonly Strike[]): Copies {
  const copies = { explained: 0, unexplained: 0 };
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const before = [first, ...others].slice(0, -1);
    for (const { at } of before) copies[wasCut(strikes, "worker", at) ? "explained" : "unexplained"] += 1;
  }
  return copies;
}

import { memoryOf } from "../memoryOf.ts";
import type { House } from "./house.ts";

/** The memory of a process at a moment. */
export interface Sample {
  name: string;
  pid: number;
  at: number;
  /** Megabytes of resident memory. */
  mb: number;
}

/** Looks at all processes at once. */
export function sample(house: House): Sample[] {
  const at = Date.now();
  return [...house.pids()].flatMap(([name, pid]) => {
    const mb = memoryOf(pid);
    return mb === undefined ? [] : [{ name, pid, at, mb }];
  });
}

export interface Growth {
  name: string;
  lives: number;
  first: number;
  last: number;
  most: number;
  /** Megabytes a minute in the calm, once a life is past its beginning; undefined when none was long enough. */
  slope: number | undefined;
}

/** A process loads code, fills its caches and grows its heap to what it works with before it can be said to leak. */
const BEGINNING_MS = 120_000;
const ENOUGH_MS = 30_000;

/** The slope of a straight line through what lives of one kind took, by their age. */
function slopeOf(lives: readonly (readonly Sample[])[], calmAt: number): number | undefined {
  const sums = { xy: 0, xx: 0, length: 0 };
  for (const life of lives) {
    const born = life[0]?.at ?? 0;
    const grown = life.filter(({ at }) => at > calmAt && at - born > BEGINNING_MS);
    const meanAt = grown.reduce((sum, { at }) => sum + at, 0) / grown.length;
    const meanMb = grown.reduce((sum, { mb }) => sum + mb, 0) / grown.length;
    for (const { at, mb } of grown) {
      sums.xy += (at - meanAt) * (mb - meanMb);
      sums.xx += (at - meanAt) ** 2;
    }
    sums.length = Math.max(sums.length, (grown.at(-1)?.at ?? 0) - (grown[0]?.at ?? 0));
  }
  return sums.length >= ENOUGH_MS && sums.xx > 0 ? (sums.xy / sums.xx) * 60_000 : undefined;
}

/** How each process grew: its lives together, its slope once nothing is killed any more. */
export function growthOf(samples: readonly Sample[], calmAt: number): Growth[] {
  const names = [...new Set(samples.map(({ name }) => name))].toSorted();
  return names.map((name) => {
    const own = samples.filter((one) => one.name === name);
    const lives = [...new Set(own.map(({ pid }) => pid))].map((pid) => own.filter((one) => one.pid === pid));
    return {
      name,
      lives: lives.length,
      first: own[0]?.mb ?? 0,
      last: own.at(-1)?.mb ?? 0,
      most: Math.max(...own.map(({ mb }) => mb)),
      slope: slopeOf(lives, calmAt),
    };
  });
}

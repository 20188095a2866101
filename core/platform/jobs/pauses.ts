import { setTimeout as sleep } from "node:timers/promises";

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** Waits, but not past the end of `signal`. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}

/** Milliseconds before the next try after so many failures in a row. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

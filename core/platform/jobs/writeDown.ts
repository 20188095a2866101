import { setTimeout as sleep } from "node:timers/promises";
import { isRefusedForGood } from "../errors/isRefusedForGood.ts";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 1000;

/**
 * Writes down what has happened already and can't be undone, again and again while the database doesn't take it: what
 * nobody notes is done once more. What the database refuses for good isn't tried again.
 * @param patienceMs for how long; once the lease of what it is about is over, somebody else may come first.
 * @throws what the last try threw.
 */
export async function writeDown(write: () => Promise<void>, patienceMs: number): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await write();
    } catch (error) {
      if (isRefusedForGood(error) || Date.now() + pauseMs > givesUpAt) throw error;
      await sleep(pauseMs);
    }
  }
}

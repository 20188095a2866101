import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { pause, pauseAfter } from "./pauses.ts";

/**
 * A job that has run for this many milliseconds counts as healthy: the pauses after its next end begin again at the
 * shortest.
 */
export const STOOD_MS = 60_000;

/**
 * Runs what is to run until `signal` ends, and starts it again whenever it ends before, with a pause that grows while it
 * doesn't stay. Never fails.
 * @param pauseMs tells the pause after so many ends in a row.
 */
export async function keepRunning(
  part: string,
  run: () => Promise<unknown>,
  signal: AbortSignal,
  pauseMs: (ends: number) => number = pauseAfter,
): Promise<void> {
  for (let ends = 1; !signal.aborted; ends += 1) {
    const startedAt = performance.now();
    const reason = await run().then(() => undefined, describeError);
    if (signal.aborted) return;
    if (performance.now() - startedAt > STOOD_MS) ends = 1;
    const seconds = pauseMs(ends) / 1000;
    log.error({ part, seconds, error: reason }, `a part has stopped, and is started again: ${part}`);
    await pause(seconds * 1000, signal);
  }
}

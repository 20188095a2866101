import { setImmediate as turn } from "node:timers/promises";

/**
 * Returns the result of a promise, be it an error, before anything that waits could go on; "waits" when it isn't
 * settled by then.
 */
export async function atOnce<T>(work: Promise<T>): Promise<T | "waits"> {
  const later = async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn();
    return "waits" as const;
  };
  return Promise.race([work, later()]);
}

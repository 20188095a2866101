import { setImmediate as turn } from "node:timers/promises";

/** What a promise comes to, be it an error, before anything that waits could go on; else "waits". */
export async function atOnce<T>(work: Promise<T>): Promise<T | "waits"> {
  const later = async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn();
    return "waits" as const;
  };
  return Promise.race([work, later()]);
}

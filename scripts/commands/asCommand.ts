import { cache } from "#core/platform/cache/cache.ts";
import { wire } from "#core/wiring.ts";

/** Runs a command to its end, whatever comes of it: the connection to Redis that rules open would keep the process. */
export async function asCommand(run: () => Promise<void>): Promise<void> {
  wire();
  try {
    await run();
  } finally {
    await cache.close();
  }
}

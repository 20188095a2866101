import { config } from "#config";
import { flushBuffers } from "#core/events/buffers.ts";
import { makeRest } from "#core/images/makeRest.ts";
import { sweepLeftovers } from "#core/images/sweepLeftovers.ts";
import { createApp } from "./app.ts";
import { keepHeapSmall } from "./keepHeapSmall.ts";
import { listen } from "./listen.ts";
import { quietIn } from "./middleware/visits.ts";

/**
 * Starts the API on PORT; a demo's photos that nobody has asked for are made behind it. `stop` finishes open requests and writes what is buffered.
 * @throws when the port is taken, with a line that says so.
 */
export async function startApi(): Promise<{ stop(): Promise<void> }> {
  keepHeapSmall();
  await sweepLeftovers();
  const listening = await listen(createApp(), config.PORT, config.host);
  const stopping = new AbortController();
  const making = config.SEED === "demo" ? makeRest({ quietIn, signal: stopping.signal }) : undefined;
  return {
    async stop() {
      stopping.abort();
      await Promise.all([listening.stop(), making]);
      await flushBuffers();
    },
  };
}

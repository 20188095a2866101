import { config } from "#config";
import { flushBuffers } from "#core/events/buffers.ts";
import { sweepLeftovers } from "#core/images/sweepLeftovers.ts";
import { createApp } from "./app.ts";
import { keepHeapSmall } from "./keepHeapSmall.ts";
import { listen } from "./listen.ts";

/**
 * Starts the API on PORT. `stop` finishes open requests and writes what is buffered.
 * @throws when the port is taken, with a line that says so.
 */
export async function startApi(): Promise<{ stop(): Promise<void> }> {
  keepHeapSmall();
  await sweepLeftovers();
  const listening = await listen(createApp(), config.PORT, config.host);
  return {
    async stop() {
      await listening.stop();
      await flushBuffers();
    },
  };
}

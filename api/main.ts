import { config } from "#config";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { makeRest } from "#core/platform/images/makeRest.ts";
import { sweepLeftovers } from "#core/platform/images/sweepLeftovers.ts";
import { createApp, type Options } from "./app.ts";
import { type Listening, listen } from "./listen.ts";
import { quietIn } from "./middleware/visits.ts";

interface Place extends Pick<Options, "dist" | "isMaking"> {
  /** 0 takes a free one. */
  port?: number;
  host?: string;
}

/**
 * Starts the API, on PORT where nothing else is said; a demo's photos that nobody has asked for are made behind it.
 * `stop` finishes open requests and writes what is buffered.
 * @throws when the port is taken, with a line that says so.
 */
export async function startApi({
  port = config.PORT,
  host = config.host,
  ...app
}: Place = {}): Promise<Listening> {
  await sweepLeftovers();
  const listening = await listen(createApp(app), port, host);
  const stopping = new AbortController();
  const making = config.SEED === "demo" ? makeRest({ quietIn, signal: stopping.signal }) : undefined;
  return {
    port: listening.port,
    async stop() {
      stopping.abort();
      await Promise.all([listening.stop(), making]);
      await flushBuffers();
    },
  };
}

import { config } from "#config";
import { startApi } from "../../api/main.ts";
import { startBot } from "../../bot/main.ts";
import { startWorker } from "../../worker/main.ts";

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Starts API, bot and worker in this process, the API on any free port. */
export async function startServer({ pages }: { pages: string }): Promise<RunningServer> {
  // A developer wants to read what went wrong, and it is their own market.
  config.quotesErrors = config.quotesErrors || config.NODE_ENV !== "production";
  const api = await startApi({ port: 0, host: "127.0.0.1", dist: pages });
  const [bot, worker] = await Promise.all([startBot(), startWorker()]);
  return {
    port: api.port,
    stop: async () => {
      await Promise.all([api.stop(), bot.stop(), worker.stop()]);
    },
  };
}

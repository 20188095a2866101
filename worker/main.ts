import { Api } from "grammy";
import { config } from "#config";
import { keepRunning } from "#core/platform/jobs/keepRunning.ts";
import { sendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { wire } from "#core/wiring.ts";
import { takeAlbums } from "./albums.ts";
import { keepBroadcasting } from "./broadcasts.ts";
import { sendGatewayCodes } from "./gatewayCodes.ts";
import { editGroupCards } from "./groupCards.ts";
import { sendOutbox } from "./outbox.ts";
import { startSchedule } from "./schedule.ts";

/** Below a message's lease, so that nobody else sends it while this call is still on its way. */
const CALL_SECONDS = 15;

/** Starts the worker: the sender of the outbox and the table of jobs. It may run in several processes. */
export async function startWorker(): Promise<{ stop(): Promise<void> }> {
  wire();
  const api = new Api(config.BOT_TOKEN, { apiRoot: config.BOT_API_ROOT, timeoutSeconds: CALL_SECONDS });
  const stopping = new AbortController();
  const { signal } = stopping;
  const queues = Object.entries({
    outbox: () => sendOutbox(api, sendLimiter, signal),
    "group cards": () => editGroupCards(api, sendLimiter, signal),
    ...(config.GATEWAY_TOKEN !== undefined && { "Gateway codes": () => sendGatewayCodes(signal) }),
    albums: () => takeAlbums(signal),
    broadcasts: () => keepBroadcasting(api, sendLimiter, signal),
  }).map(([part, run]) => keepRunning(part, run, signal));
  const schedule = startSchedule();

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...queues, schedule.stop()]);
    },
  };
}

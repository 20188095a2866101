import { Api } from "grammy";
import { config } from "#config";
import { describeError } from "#core/describeError.ts";
import { log } from "#core/log.ts";
import { sendLimiter } from "#core/outbox/sendLimiter.ts";
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
  const api = new Api(config.BOT_TOKEN, { apiRoot: config.BOT_API_ROOT, timeoutSeconds: CALL_SECONDS });
  const stopping = new AbortController();
  const sending = sendOutbox(api, sendLimiter, stopping.signal);
  sending.catch((error: unknown) => log.fatal({ error: describeError(error) }, "the sender has stopped"));
  const cards = editGroupCards(api, sendLimiter, stopping.signal);
  cards.catch((error: unknown) =>
    log.fatal({ error: describeError(error) }, "the editor of cards has stopped"),
  );
  const codes = sendGatewayCodes(stopping.signal);
  codes.catch((error: unknown) => log.fatal({ error: describeError(error) }, "Gateway's sender has stopped"));
  const albums = takeAlbums(stopping.signal);
  albums.catch((error: unknown) =>
    log.fatal({ error: describeError(error) }, "drafts of photos have stopped"),
  );
  const broadcasts = keepBroadcasting(api, sendLimiter, stopping.signal);
  const schedule = startSchedule();

  return {
    stop: async () => {
      stopping.abort();
      const queues = [sending, cards, codes, albums, broadcasts].map((queue) => queue.catch(() => {}));
      await Promise.all([...queues, schedule.stop()]);
    },
  };
}

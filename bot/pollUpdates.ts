import type { Api } from "grammy";
import { storeUpdate } from "#core/bot/storeUpdate.ts";
import { type PollerLock, takePollerLock } from "#core/bot/takePollerLock.ts";
import { describeError } from "#core/describeError.ts";
import { pause, pauseAfter } from "#core/jobs/pauses.ts";
import { log } from "#core/log.ts";
import { allowedUpdates } from "./allowedUpdates.ts";
import { keepTrying, logFailure, toGrammySignal } from "./keepTrying.ts";

const LONG_POLL_SECONDS = 25;
/** How often a process without the lock asks for it, unless told otherwise. */
const LOCK_PAUSE_MS = 2000;

/** Polls until the lock is lost: stores what comes, then confirms it with the next question. */
async function pollWhileLocked(api: Api, signal: AbortSignal): Promise<void> {
  // Telegram gives no updates while a webhook is set.
  if (!(await keepTrying("deleteWebhook", () => api.deleteWebhook({}, toGrammySignal(signal)), signal)))
    return;
  let offset = 0;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const updates = await api.getUpdates(
        { offset, timeout: LONG_POLL_SECONDS, allowed_updates: allowedUpdates },
        toGrammySignal(signal),
      );
      for (const update of updates) {
        await storeUpdate({ ...update });
        offset = update.update_id + 1;
      }
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      logFailure("getUpdates", error);
      await pause(pauseAfter(failures), signal);
    }
  }
}

async function tryLock(): Promise<PollerLock | undefined> {
  try {
    return await takePollerLock();
  } catch (error) {
    log.warn({ error: describeError(error) }, "the lock of polling could not be asked for");
    return undefined;
  }
}

/** Long polling, in one of all processes at a time; the others stand by. */
export async function pollUpdates(api: Api, signal: AbortSignal, lockPauseMs = LOCK_PAUSE_MS): Promise<void> {
  while (!signal.aborted) {
    const lock = await tryLock();
    if (!lock) {
      await pause(lockPauseMs, signal);
      continue;
    }
    log.info("polling");
    await pollWhileLocked(api, AbortSignal.any([signal, lock.lost]));
    await lock.release();
  }
}

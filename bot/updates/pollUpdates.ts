import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { describeError } from "#core/platform/errors/describeError.ts";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { pause, pauseAfter } from "#core/platform/jobs/pauses.ts";
import { log } from "#core/platform/log/log.ts";
import { announceOutage, forgetOutage } from "#core/platform/updates/announceOutage.ts";
import { storeUpdate } from "#core/platform/updates/storeUpdate.ts";
import { type PollerLock, takePollerLock } from "#core/platform/updates/takePollerLock.ts";
import { keepTrying, logFailure, toGrammySignal } from "../chat/keepTrying.ts";
import { allowedUpdates } from "./allowedUpdates.ts";

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
    let updates: Update[] = [];
    try {
      updates = await api.getUpdates(
        { offset, timeout: LONG_POLL_SECONDS, allowed_updates: allowedUpdates },
        toGrammySignal(signal),
      );
      for (const update of updates) {
        await storeUpdate({ ...update });
        offset = update.update_id + 1;
      }
      failures = 0;
      forgetOutage(updates.map((update) => ({ ...update })));
    } catch (error) {
      if (isDatabaseAway(error)) await announceOutage(updates.map((update) => ({ ...update })));
      if (signal.aborted) return;
      failures += 1;
      logFailure("getUpdates", error);
      await pause(pauseAfter(failures), signal);
    }
  }
}

/** Looks at what waits without taking it: it stays with Telegram until it can be stored. */
async function tellWaiting(api: Api, signal: AbortSignal): Promise<void> {
  try {
    const updates = await api.getUpdates(
      { timeout: 0, allowed_updates: allowedUpdates },
      toGrammySignal(signal),
    );
    await announceOutage(updates.map((update) => ({ ...update })));
  } catch (error) {
    if (!signal.aborted) logFailure("getUpdates", error);
  }
}

/** The lock, when it is to be had; `away` while the database is. */
async function tryLock(): Promise<PollerLock | "away" | undefined> {
  try {
    return await takePollerLock();
  } catch (error) {
    log.warn({ error: describeError(error) }, "the lock of polling could not be asked for");
    return isDatabaseAway(error) ? "away" : undefined;
  }
}

/** Long polling, in one of all processes at a time; the others stand by. */
export async function pollUpdates(api: Api, signal: AbortSignal, lockPauseMs = LOCK_PAUSE_MS): Promise<void> {
  // The one that polled last tells people, as Telegram lets one poll at a time.
  let wasPolling = false;
  while (!signal.aborted) {
    const lock = await tryLock();
    if (lock === "away" && wasPolling) await tellWaiting(api, signal);
    if (!lock || lock === "away") {
      if (!lock) wasPolling = false;
      await pause(lockPauseMs, signal);
      continue;
    }
    wasPolling = true;
    log.info("polling");
    await pollWhileLocked(api, AbortSignal.any([signal, lock.lost]));
    await lock.release();
  }
}

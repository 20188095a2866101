import { BotError, GrammyError } from "grammy";
import type { Update } from "grammy/types";
import { describeError } from "#core/platform/errors/describeError.ts";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { isRefusedForGood } from "#core/platform/errors/isRefusedForGood.ts";
import { workQueue } from "#core/platform/jobs/workQueue.ts";
import { writeDown } from "#core/platform/jobs/writeDown.ts";
import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import {
  type ClaimedUpdate,
  claimUpdates,
  finishUpdate,
  leaseUpdate,
  postponeUpdate,
  UPDATE_LEASE_SECONDS,
} from "#core/platform/updates/claimUpdates.ts";
import { PAYMENT_KEY } from "#core/platform/updates/storedUpdate.ts";
import { UPDATES_CHANNEL } from "#core/platform/updates/storeUpdate.ts";
import { isTelegramAway } from "../chat/isTelegramAway.ts";

/** Chats worked for at once in one process: many, as one that waits for its turn to be answered holds nothing else. */
const CONCURRENCY = 24;
const MAX_ATTEMPTS = 3;
/** Money that came is never given up: once these tries are over, it is looked at again so often until it is worked off. */
const MONEY_RETRY_SECONDS = 60;
/** How long it is tried to note what became of an update: below its lease. */
const NOTE_MS = 20_000;
/** The longest time that a handler may take; one that hangs loses its update. */
const LONGEST_WORK_MS = 5 * 60_000;
/** A longer `retry_after` is not believed. */
const LONGEST_PAUSE_SECONDS = 3600;

type Handle = (update: Update) => Promise<void>;
type Pausing = Pick<SendLimiter, "pausedMs">;

const usualPace = {
  /** How often updates are looked for, should a wake-up be missed. */
  pollMs: 500,
  /** After an update's first failure it is tried again so much later; after the second, twice as much. */
  retrySeconds: 3,
};
export type Pace = typeof usualPace;

interface Hands {
  handle: Handle;
  limiter: Pausing;
  pace: Pace;
}

const isMoney = ({ chatKey, payload }: ClaimedUpdate) =>
  chatKey.startsWith(PAYMENT_KEY) && "message" in payload;

async function giveUp({ id, chatKey, payload, attempts }: ClaimedUpdate, reason: string): Promise<void> {
  log.error({ updateId: id, attempts, reason }, "an update is given up");
  // Only who wrote or pressed something waits for an answer.
  if ("message" in payload || "edited_message" in payload || "callback_query" in payload) {
    await queueMessage({
      chatId: Number(chatKey),
      cause: `update-given-up:${id}`,
      priority: Priority.answer,
      message: { text: { key: "error-gave-up" } },
    });
  }
  await finishUpdate(id, reason);
}

/** Decides what becomes of an update whose handler failed. */
async function retryLater(update: ClaimedUpdate, thrown: unknown, { limiter, pace }: Hands): Promise<void> {
  const { id, attempts } = update;
  const error = thrown instanceof BotError ? thrown.error : thrown;
  const described = describeError(error);
  if (isTelegramAway(error) || isDatabaseAway(error)) {
    const told = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) : 0;
    const seconds = Math.min(Math.max(told, (await limiter.pausedMs()) / 1000), LONGEST_PAUSE_SECONDS);
    if (!(await postponeUpdate(id, seconds))) {
      return isMoney(update) ? leaseUpdate(id, MONEY_RETRY_SECONDS) : giveUp(update, described.name);
    }
    log.warn({ updateId: id, seconds, error: described }, "an update waits for Telegram or the database");
    return;
  }
  if (attempts >= MAX_ATTEMPTS || isRefusedForGood(error)) {
    if (!isMoney(update)) return giveUp(update, described.name);
    log.error({ updateId: id, attempts, error: described }, "a payment could not be worked off yet");
    return leaseUpdate(id, MONEY_RETRY_SECONDS);
  }
  log.warn({ updateId: id, attempts, error: described }, "an update will be tried again");
  await leaseUpdate(id, pace.retrySeconds * attempts);
}

async function work(update: ClaimedUpdate, hands: Hands): Promise<void> {
  const { id, payload, attempts } = update;
  // More tries than are allowed: whoever made the last one died of it.
  if (attempts > MAX_ATTEMPTS && !isMoney(update)) return giveUp(update, "died");

  const endsAt = Date.now() + LONGEST_WORK_MS;
  const prolong = setInterval(
    () => {
      if (Date.now() > endsAt) return clearInterval(prolong);
      leaseUpdate(id, UPDATE_LEASE_SECONDS).catch((error: unknown) =>
        log.warn({ updateId: id, error: describeError(error) }, "the lease of an update was not prolonged"),
      );
    },
    (UPDATE_LEASE_SECONDS * 1000) / 3,
  );

  // Work that is done must not be done again because the database was away when it was to be noted.
  const note = await hands.handle(payload as unknown as Update).then(
    () => () => finishUpdate(id),
    (error: unknown) => () => retryLater(update, error, hands),
  );
  clearInterval(prolong);
  await writeDown(note, NOTE_MS);
}

/**
 * Hands stored updates to the bot, in order within a chat, several chats at once, until `signal` ends. While `limiter`
 * is paused none is begun, as nobody could be answered. Payments have hands of their own and don't pause: their
 * questions are answered by calls that aren't limited, and money says nothing in the chat.
 */
export async function processUpdates(
  handle: Handle,
  limiter: Pausing,
  signal: AbortSignal,
  pace: Pace = usualPace,
): Promise<void> {
  const queue = {
    channel: UPDATES_CHANNEL,
    concurrency: CONCURRENCY,
    pollMs: pace.pollMs,
    work: (update: ClaimedUpdate) => work(update, { handle, limiter, pace }),
  };
  await Promise.all([
    workQueue(
      { ...queue, claim: async (limit) => ((await limiter.pausedMs()) > 0 ? [] : claimUpdates(limit)) },
      signal,
    ),
    workQueue({ ...queue, claim: (limit) => claimUpdates(limit, { isPayment: true }) }, signal),
  ]);
}

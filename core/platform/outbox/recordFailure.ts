import { Op, QueryTypes } from "sequelize";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { markBotStopped } from "../telegram/botChanges.ts";
import type { ClaimedMessage } from "./claimMessages.ts";
import { undelivered } from "./undelivered.ts";

/** Tries after which a message that never gets through is given up: the last comes half a day after the first. */
export const MAX_ATTEMPTS = 16;
/** The error of a message whose person has left the bot: nothing is to be done about it. */
export const STOPPED = "stopped";
const LONGEST_BACKOFF_SECONDS = 4 * 3600;

/** Why a message did not arrive; `error` is a code or Telegram's own words, never the message's. */
export type SendFailure =
  /** Told to wait; it does not count as a try. */
  | { kind: "wait"; seconds: number; error: string }
  /** The person has blocked the bot or never let it write. */
  | { kind: "stopped" }
  /** It will never be taken. */
  | { kind: "refused"; error: string }
  /** Telegram was out of reach or broken. */
  | { kind: "unreachable"; error: string }
  /** Its words aren't true any more. */
  | { kind: "over" }
  /** It isn't the time for it; that is no try. */
  | { kind: "held"; until: Date };

/** Seconds until the next try: 2, 4, 8… and at most four hours. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** attempts, LONGEST_BACKOFF_SECONDS);
}

async function retryLater(id: number, seconds: number, error: string, counts: boolean): Promise<void> {
  await sequelize.query(
    `update outbox set due_at = now() + make_interval(secs => $seconds), claimed_until = null, error = $error,
       attempts = attempts - $uncounted
     where id = $id and status = 'queued'`,
    { type: QueryTypes.UPDATE, bind: { id, seconds, error, uncounted: counts ? 0 : 1 } },
  );
}

/** Puts a message off as if it had never been tried: others of its chat don't wait behind it. */
async function hold(id: number, until: Date): Promise<void> {
  await sequelize.query(
    `update outbox set due_at = $until, claimed_until = null, attempts = 0, error = null
     where id = $id and status = 'queued'`,
    { type: QueryTypes.UPDATE, bind: { id, until } },
  );
}

async function withdraw(id: number): Promise<void> {
  await OutboxMessage.update(
    { status: "cancelled", error: "over", claimedUntil: null },
    { where: { id, status: "queued" } },
  );
}

function fail({ id, chatId }: ClaimedMessage, error: string): Promise<void> {
  return transact(async () => {
    await OutboxMessage.update(
      { status: "failed", error, claimedUntil: null },
      { where: { id, status: "queued" } },
    );
    await undelivered.publish({ chatId });
  });
}

function stopChat(message: ClaimedMessage): Promise<void> {
  return transact(async () => {
    await markBotStopped(message.chatId);
    await OutboxMessage.update(
      { status: "cancelled", error: STOPPED, claimedUntil: null },
      { where: { chatId: message.chatId, status: "queued", id: { [Op.ne]: message.id } } },
    );
    await fail(message, STOPPED);
  });
}

/** Writes down that the message did not arrive, and decides whether and when it is tried again. */
export async function recordFailure(message: ClaimedMessage, failure: SendFailure): Promise<void> {
  const { id, attempts } = message;
  if (failure.kind === "over") return withdraw(id);
  if (failure.kind === "held") return hold(id, failure.until);
  if (failure.kind === "stopped") await stopChat(message);
  else if (failure.kind === "wait") await retryLater(id, failure.seconds, failure.error, false);
  else if (failure.kind === "refused" || attempts >= MAX_ATTEMPTS) await fail(message, failure.error);
  else await retryLater(id, backoffSeconds(attempts), failure.error, true);
}

import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { number, type RowOf, rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { PAYMENT_KEY, StoredUpdate } from "./storedUpdate.ts";

/** How long an update waits for Telegram to come back. */
const PATIENCE = "1 hour";
const LONGEST_BACKOFF_SECONDS = 300;

/**
 * Puts an update off because Telegram is away, which costs it no try. It comes again after `seconds`, or later: the
 * longer Telegram has been away, the longer it waits, as a call whose answer was lost may be heard twice by the person.
 * @returns false when it has waited for too long already and is to be given up.
 */
export async function postponeUpdate(id: number, seconds: number): Promise<boolean> {
  const postponed = await sequelize.query(
    `update bot_updates
     set attempts = attempts - 1, away_since = coalesce(away_since, now()),
       claimed_until = now() + make_interval(secs => greatest($seconds, 1,
         least($longest, extract(epoch from now() - coalesce(away_since, now())))))
     where update_id = $id and done_at is null
       and (away_since is null or away_since > now() - $patience::interval)
     returning update_id`,
    {
      type: QueryTypes.SELECT,
      bind: { id, seconds, longest: LONGEST_BACKOFF_SECONDS, patience: PATIENCE },
    },
  );
  return postponed.length > 0;
}

/** Seconds a claimed update belongs to its worker, who prolongs them while at work. */
export const UPDATE_LEASE_SECONDS = 30;

/** An update in a worker's hands. */
const claimedUpdateRow = {
  id: number,
  chatKey: text,
  payload: StoredUpdate,
  /** Tries so far, this one included. */
  attempts: number,
};

export type ClaimedUpdate = RowOf<typeof claimedUpdateRow>;

/** Chats whose oldest waiting update is free, with none of theirs being worked on. */
const FREE_CHATS = `
  select chat_key from bot_updates
  where done_at is null and starts_with(chat_key, $prefix) = $isPayment
  group by chat_key
  having bool_and(claimed_until is null or claimed_until < now())
  order by min(update_id)
  limit $limit`;

/**
 * Takes the oldest waiting update of up to `limit` chats that nobody is working for: a chat's updates are handled in
 * order and never two at once. A worker that dies loses its update when the lease runs out.
 *
 * A lock on each chat, not on its row, for the time of the claim: what must not happen is that two workers take two
 * updates of one chat, and of the second row the first worker may not know yet.
 *
 * Updates about payments are claimed by themselves, as a payer's question is to be answered within seconds.
 */
export function claimUpdates(limit: number, { isPayment = false } = {}): Promise<ClaimedUpdate[]> {
  return transact(async () => {
    const free = await rows({ chat_key: text }, FREE_CHATS, { limit, prefix: PAYMENT_KEY, isPayment });
    if (free.length === 0) return [];
    const mine = await rows(
      { chat_key: text },
      `select chat_key from unnest($keys::text[]) chat_key
       where pg_try_advisory_xact_lock($lock, hashtext(chat_key))`,
      { keys: free.map(({ chat_key }) => chat_key), lock: locks.chat },
    );
    // A statement of its own sees what holders of these locks have committed before us.
    return rows(
      claimedUpdateRow,
      `update bot_updates
       set claimed_until = now() + make_interval(secs => $lease), attempts = attempts + 1
       where update_id in (
         select min(update_id) from bot_updates
         where chat_key = any($keys::text[]) and done_at is null
         group by chat_key
         having bool_and(claimed_until is null or claimed_until < now()))
       returning update_id as id, chat_key as "chatKey", payload, attempts`,
      { keys: mine.map(({ chat_key }) => chat_key), lease: UPDATE_LEASE_SECONDS },
    );
  });
}

/** Marks an update as done, or as given up with the name of what was wrong; what it said is forgotten. */
export async function finishUpdate(id: number, error: string | null = null): Promise<void> {
  await sequelize.query(
    `update bot_updates set done_at = now(), error = $error, claimed_until = null, payload = '{}'
     where update_id = $id`,
    { type: QueryTypes.UPDATE, bind: { id, error } },
  );
}

/** Keeps an update for so many seconds more: while it is being worked on, or until it is tried again. */
export async function leaseUpdate(id: number, seconds: number): Promise<void> {
  await sequelize.query(
    `update bot_updates set claimed_until = now() + make_interval(secs => $seconds)
     where update_id = $id and done_at is null`,
    { type: QueryTypes.UPDATE, bind: { id, seconds } },
  );
}

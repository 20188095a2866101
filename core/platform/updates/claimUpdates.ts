import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { PAYMENT_KEY, type StoredUpdate } from "./storedUpdate.ts";

/** Seconds a claimed update belongs to its worker, who prolongs them while at work. */
export const UPDATE_LEASE_SECONDS = 30;

/** An update in a worker's hands. */
export interface ClaimedUpdate {
  id: number;
  chatKey: string;
  payload: StoredUpdate;
  /** Tries so far, this one included. */
  attempts: number;
}

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
    const free = await sequelize.query<{ chat_key: string }>(FREE_CHATS, {
      type: QueryTypes.SELECT,
      bind: { limit, prefix: PAYMENT_KEY, isPayment },
    });
    if (free.length === 0) return [];
    const mine = await sequelize.query<{ chat_key: string }>(
      `select chat_key from unnest($keys::text[]) chat_key
       where pg_try_advisory_xact_lock($lock, hashtext(chat_key))`,
      { type: QueryTypes.SELECT, bind: { keys: free.map(({ chat_key }) => chat_key), lock: locks.chat } },
    );
    // A statement of its own sees what holders of these locks have committed before us.
    return sequelize.query<ClaimedUpdate>(
      `update bot_updates
       set claimed_until = now() + make_interval(secs => $lease), attempts = attempts + 1
       where update_id in (
         select min(update_id) from bot_updates
         where chat_key = any($keys::text[]) and done_at is null
         group by chat_key
         having bool_and(claimed_until is null or claimed_until < now()))
       returning update_id as id, chat_key as "chatKey", payload, attempts`,
      {
        type: QueryTypes.SELECT,
        bind: { keys: mine.map(({ chat_key }) => chat_key), lease: UPDATE_LEASE_SECONDS },
      },
    );
  });
}

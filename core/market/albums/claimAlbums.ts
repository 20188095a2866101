import { QueryTypes } from "sequelize";
import { number, type RowOf, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

/** Seconds a claimed album belongs to its worker, who prolongs them while at work. */
export const ALBUM_LEASE_SECONDS = 60;

/** An album in a worker's hands. */
const claimedAlbumRow = {
  id: number,
  userId: number,
  chatId: number,
  /** Tries so far, this one included. */
  attempts: number,
};

export type ClaimedAlbum = RowOf<typeof claimedAlbumRow>;

/**
 * Takes up to `limit` albums that are complete: for a while no part has come, and none waits among the bot's updates. A
 * worker that dies loses its album when the lease runs out.
 */
export function claimAlbums(limit: number): Promise<ClaimedAlbum[]> {
  return rows(
    claimedAlbumRow,
    `update albums set claimed_until = now() + make_interval(secs => $lease), attempts = attempts + 1
     where id in (
       select a.id from albums a
       where a.state = 'gathering' and a.due_at <= now() and (a.claimed_until is null or a.claimed_until < now())
         and not exists (select from bot_updates u
           where u.done_at is null and u.chat_key = a.chat_id::text
             and u.payload -> 'message' ->> 'media_group_id' = a.key)
       order by a.due_at limit $limit for update of a skip locked)
     returning id, user_id as "userId", chat_id as "chatId", attempts`,
    { limit, lease: ALBUM_LEASE_SECONDS },
  );
}

/** Keeps an album for so many seconds more: while it is being worked on, or until it is tried again. */
export async function leaseAlbum(id: number, seconds: number): Promise<void> {
  await sequelize.query(
    `update albums set claimed_until = now() + make_interval(secs => $seconds)
     where id = $id and state = 'gathering'`,
    { type: QueryTypes.UPDATE, bind: { id, seconds } },
  );
}

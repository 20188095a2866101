import { locks } from "#db/locks.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

/** Seconds a claimed card belongs to its editor. */
const LEASE_SECONDS = 60;
/** Seconds between two edits in a chat: of what happens meanwhile, one edit shows all. */
const EDIT_PAUSE_SECONDS = 3;
/** Days after which nobody who stopped the bot is waited for any more: else such cards would be looked at for ever. */
const WAIT_DAYS = 7;
/** Chats are chosen among so many of the cards that are due. */
const WINDOW = 200;

const CLAIM = `
  with due as (
    select c.id, c.chat_id, c.due_at from group_cards c join users u on u.id = c.user_id
    where c.message_id is not null and c.due_at between now() - interval '${WAIT_DAYS} days' and now() and (c.claimed_until is null or c.claimed_until < now())
      and u.telegram_id = c.chat_id and is_reachable(u)
      and not exists (select from group_cards other where other.chat_id = c.chat_id
        and (other.claimed_until >= now() or other.edited_at > now() - make_interval(secs => $pause)))
    order by c.due_at, c.id limit ${WINDOW}
  ), first_of_chat as (
    select distinct on (chat_id) id, due_at from due order by chat_id, due_at, id
  ), chosen as (
    select id from group_cards where id in (select id from first_of_chat order by due_at, id limit $limit)
    for update skip locked
  )
  update group_cards set claimed_until = now() + make_interval(secs => $lease)
  where id in (select id from chosen) returning id`;

/**
 * Takes up to `limit` cards that show what isn't so any more, one of a chat and none of a chat edited just now. Cards of
 * who has stopped the bot wait a week for their return.
 * @returns their ids.
 */
export function claimCards(limit: number): Promise<number[]> {
  return transact(async () => {
    // One claimer at a time: two would each find another card of one chat.
    const [turn] = await rows({ isMine: boolean }, 'select pg_try_advisory_xact_lock($lock) as "isMine"', {
      lock: locks.groupCards,
    });
    if (!turn?.isMine) return [];
    const claimed = await rows({ id: number }, CLAIM, {
      limit,
      lease: LEASE_SECONDS,
      pause: EDIT_PAUSE_SECONDS,
    });
    return claimed.map(({ id }) => id);
  });
}

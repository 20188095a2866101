import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";

/** The people of one group, or one person's groups. */
type Whose = { groupId: number } | { userId: number };

/** Seats of who can be written to in groups that still fill. The group is held before its cards, as who joins does. */
const seatsOf = (condition: string) => `
  with seats as materialized (
    select g.id as group_id, u.id as user_id, u.telegram_id
    from group_members m
    join groups g on g.id = m.group_id and is_open(g)
    join users u on u.id = m.user_id and is_reachable(u)
    where m.left_at is null and ${condition}
    order by g.id, u.id for key share of g)`;

/** One that was withdrawn before it went out is no card; one that was sent and deleted in the chat stays. */
const FORGET_UNSENT = `
  delete from group_cards c using seats s
  where c.group_id = s.group_id and c.user_id = s.user_id and c.message_id is null and c.edited_at is null
    and not exists (select from outbox o where o.cause = 'group-card:' || c.id and o.status = 'queued')`;

const MAKE = `
  insert into group_cards (group_id, user_id, chat_id)
  select group_id, user_id, telegram_id from seats order by group_id, user_id
  on conflict (group_id, user_id) do nothing
  returning id, user_id as "userId"`;

const givenRow = {
  id: number,
  userId: number,
};

/**
 * Sees to it that everybody in an open group to whom the bot can write has its card: one message, which shows from then
 * on how the group stands. Who has theirs, or has deleted it, gets no other.
 */
export function giveCards(whose: Whose): Promise<void> {
  const seats = seatsOf("groupId" in whose ? "m.group_id = $groupId" : "m.user_id = $userId");
  const bind = { ...whose };
  return transact(async () => {
    await sequelize.query(seats + FORGET_UNSENT, { bind });
    const given = await rows(givenRow, seats + MAKE, bind);
    for (const { id, userId } of given) {
      await queueToUser(userId, {
        rule: "judged",
        cause: `group-card:${id}`,
        priority: Priority.notice,
        message: { live: "groupCard", id },
      });
    }
  });
}

import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { boolean, rows } from "#db/rows.ts";
import { isTrueOfSeat, openKinds, seatJoins } from "./dueSql.ts";
import { queueReminders, reminderRow, stateSql } from "./queueReminders.ts";

/** A person gets four reminders in all; one is kept for the end of the group. */
const MOST_WHILE_OPEN = 3;
/** Seats weighed at once. */
const BATCH = 500;

const kinds = openKinds.map((kind, weight) => `('${kind}', ${weight}, ${isTrueOfSeat(kind)})`).join(", ");

/** When several kinds are due at once, as after a worker's sleep, the first is told, and the others never. */
const WRITE = `
  with due as (
    select m.user_id, m.group_id, m.product_id, k.kind, u.bot_stopped_at is not null as is_stopped,
      row_number() over (partition by m.group_id, m.user_id order by k.weight) as place,
      dense_rank() over (order by m.group_id, m.user_id) as seat
    from groups g
    join group_members m on m.group_id = g.id and m.left_at is null
    join users u on u.id = m.user_id
    ${seatJoins}
    cross join lateral (values ${kinds}) as k(kind, weight, is_true)
    where is_open(g) and k.is_true and wants_news(u)
      and not ${isMutedSql("u.id", "k.kind")}
      and not exists (select from reminders r
        where r.group_id = m.group_id and r.user_id = m.user_id and r.kind = k.kind)
      and (select count(*) from reminders r where r.group_id = m.group_id and r.user_id = m.user_id
        and r.state in ('queued', 'sent')) < ${MOST_WHILE_OPEN}
  ), written as (
    insert into reminders (kind, user_id, group_id, product_id, state, is_bot_stopped, decided_at)
    select kind, user_id, group_id, product_id, ${stateSql} from due where place = 1 and seat <= ${BATCH}
    union all
    select kind, user_id, group_id, product_id, 'skipped', false, now() from due where place > 1 and seat <= ${BATCH}
    on conflict do nothing
    returning id, user_id, state
  )
  select w.id, w.user_id as "userId", w.state = 'queued' as "isQueued" from written w order by w.id`;

/** Reminds people of open groups, in the caller's transaction; the answer is how many seats may be left to look at. */
export async function remindOfGroups(): Promise<{ count: number; isAll: boolean }> {
  const written = await rows({ ...reminderRow, isQueued: boolean }, WRITE);
  const queued = written.filter(({ isQueued }) => isQueued);
  await queueReminders(queued);
  return { count: queued.length, isAll: written.length < BATCH };
}

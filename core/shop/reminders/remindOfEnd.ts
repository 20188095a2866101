import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { rows } from "#db/rows.ts";
import type { EndKind } from "./dueSql.ts";
import { queueReminders, reminderRow, stateSql } from "./queueReminders.ts";

/** Not by seats where it is full: whoever took over another account may have two orders and one seat. */
const people: Record<EndKind, string> = {
  NoJoins24: "select user_id from group_members where group_id = $groupId and left_at is null",
  GroupFinished: "select user_id from orders where group_id = $groupId and status = 'placed'",
};

const write = (kind: EndKind) => `
  with told as (
    select u.id as user_id, g.id as group_id, g.product_id, u.bot_stopped_at is not null as is_stopped
    from users u join groups g on g.id = $groupId
    where u.id in (${people[kind]}) and wants_news(u) and not ${isMutedSql("u.id", "$kind")}
  ), written as (
    insert into reminders (kind, user_id, group_id, product_id, state, is_bot_stopped, decided_at)
    select $kind, user_id, group_id, product_id, ${stateSql} from told order by user_id
    on conflict do nothing
    returning id, user_id, state
  )
  select w.id, w.user_id as "userId" from written w where w.state = 'queued' order by w.id`;

/** Tells the people of a group how it has ended, in the transaction that ends it; at night in the morning. */
export async function remindOfEnd(groupId: number, kind: EndKind): Promise<void> {
  const reminders = await rows(reminderRow, write(kind), { groupId, kind });
  await queueReminders(reminders);
}

import { z } from "zod";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { number, rows } from "#db/rows.ts";
import { isTrueOfProduct } from "./dueSql.ts";
import { queueReminders, reminderRow, stateSql } from "./queueReminders.ts";

/** First looks weighed at once. */
const BATCH = 1000;

/** Each first look is weighed once, a day after it; one that was forgotten for another day is let be. */
const WRITE = `
  with looks as (
    select user_id, product_id from product_views
    where not is_weighed and viewed_at <= now() - interval '24 hours'
    order by viewed_at limit ${BATCH} for update skip locked
  ), weighed as (
    update product_views v set is_weighed = true from looks l
    where v.user_id = l.user_id and v.product_id = l.product_id
    returning v.user_id, v.product_id, v.viewed_at
  ), due as (
    select distinct on (w.user_id) w.user_id, w.product_id, u.bot_stopped_at is not null as is_stopped
    from weighed w join users u on u.id = w.user_id join products p on p.id = w.product_id
    where w.viewed_at > now() - interval '48 hours' and ${isTrueOfProduct("w.user_id")} and wants_news(u)
      and not ${isMutedSql("w.user_id", "'NotJoinedOrCreated'")}
      and not exists (select from reminders r where r.user_id = w.user_id and r.group_id is null
        and r.created_at > now() - interval '24 hours')
    order by w.user_id, w.viewed_at desc
  ), written as (
    insert into reminders (kind, user_id, product_id, state, is_bot_stopped, decided_at)
    select 'NotJoinedOrCreated', user_id, product_id, ${stateSql} from due
    on conflict do nothing
    returning id, user_id, state
  )
  select (select count(*)::integer from weighed) as weighed, (select coalesce(json_agg(json_build_object(
      'id', w.id, 'userId', w.user_id) order by w.id), '[]')
    from written w where w.state = 'queued') as reminders`;

const writtenRow = {
  weighed: number,
  reminders: z.array(z.strictObject(reminderRow)),
};

/**
 * Reminds people of products they looked at a day ago, of one a day at most; in the caller's transaction. The answer is
 * how many were reminded, and whether that was all.
 */
export async function remindOfProducts(): Promise<{ count: number; isAll: boolean }> {
  const [written] = await rows(writtenRow, WRITE);
  const { weighed = 0, reminders = [] } = written ?? {};
  await queueReminders(reminders);
  return { count: reminders.length, isAll: weighed < BATCH };
}

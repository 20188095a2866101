import type { ReportSection } from "#contract/reportKinds.ts";
import { readPatiently } from "#db/readPool.ts";
import { number, type RowOf, text } from "#db/rows.ts";
import { keepReport, reportZone } from "./askReport.ts";
import { daysSql } from "./daysSql.ts";
import type { ReportRange } from "./readRange.ts";

const dayRow = { day: text, count: number };

const within = (moment: string) => `${moment} >= d.starts and ${moment} < d.ends`;

const peopleOf = (isPublished: boolean) => `
  select count(distinct m.user_id) from group_members m join products p on p.id = m.product_id
  where has_joined(m, d.starts, d.ends) and p.is_published = ${isPublished}`;

const eventsOf = (section: string) => `
  select case when d.is_whole
    then (select sum(count)::bigint from event_days where section = '${section}' and day = d.day)
    else (select count(*) from counted_events where section = '${section}' and ${within("created_at")}) end`;

/** One figure of a day `d`. */
const figures: Record<Exclude<ReportSection, "users">, string> = {
  purchases: peopleOf(true),
  expired: peopleOf(false),
  joins: `select count(*) from group_members m where has_joined(m, d.starts, d.ends)`,
  notifications: `select count(*) from reminders where state = 'sent' and ${within("decided_at")}`,
  opens: eventsOf("opens"),
  shares: eventsOf("shares"),
  searches: eventsOf("searches"),
};

/**
 * Counts, for each day's end, the people who had the bot: those who have it now, without the changes since that day.
 */
const usersText = `
  with ${daysSql},
  changes as (
    select d.day, c.change from days d
    cross join lateral (
      select count(*) filter (where became = 'active') - count(*) filter (where was = 'active') as change
      from bot_changes where ${within("changed_at")}
    ) c
    union all
    select null, count(*) filter (where became = 'active') - count(*) filter (where was = 'active')
    from bot_changes where changed_at >= $2
  )
  select day, count from (
    select day, (select count(*) from users where bot_started_at is not null and bot_stopped_at is null)
      - coalesce(sum(change) over (order by day desc nulls first rows between unbounded preceding and 1 preceding), 0)
      as count
    from changes
  ) known
  where day is not null`;

const textOf = (section: ReportSection) =>
  section === "users" ? usersText : `with ${daysSql} select day, (${figures[section]}) as count from days d`;

/**
 * One figure of a section for each day of `zone` that a range touches, the first one first; of a day that lies only in
 * part in the range, that part. People who have the bot are those of the day's end.
 */
export function countsOfDays(
  section: ReportSection,
  { from, before }: ReportRange,
  zone: string = reportZone(),
): Promise<RowOf<typeof dayRow>[]> {
  const statement = `select to_char(day, 'YYYY-MM-DD') as day, coalesce(count, 0)::bigint as count
    from (${textOf(section)}) told order by day`;
  return keepReport(`days of ${section} ${zone}`, { from, before }, () =>
    readPatiently(dayRow, statement, [from, before, zone]),
  );
}

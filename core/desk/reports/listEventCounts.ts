import { readPatiently } from "#db/readPool.ts";
import { number, type RowOf, text } from "#db/rows.ts";
import { keepReport } from "./askReport.ts";
import { daysSql } from "./daysSql.ts";
import type { ReportRange } from "./readRange.ts";

/** Events that are counted by day in `event_days`. */
type CountedSection = "opens" | "shares" | "searches";

const keyCountRow = {
  key: text,
  count: number,
};

type KeyCount = RowOf<typeof keyCountRow>;

/** Rows of the largest report; exports hold all. */
const MOST_KEPT = 1000;

/** Whole days as they are counted already, and the rest of the range row by row. */
const textOf = (section: CountedSection) => `
  with ${daysSql},
  counted as (
    select key, count from event_days
    where section = '${section}' and day >= (select min(day) from days where is_whole)
      and day <= (select max(day) from days where is_whole)
    union all
    select e.key, e.count from days d
    cross join lateral (
      select key, count(*) from counted_events
      where section = '${section}' and created_at >= d.starts and created_at < d.ends group by key
    ) e
    where not d.is_whole
  )
  select key, sum(count)::bigint as count from counted group by key order by 2 desc, key limit $4`;

/**
 * How often each key of a section happened in a range, most often first, `most` keys at most.
 * @param zone whose whole days are read from their counts.
 */
export function listEventCounts(
  section: CountedSection,
  range: ReportRange,
  most: number,
  zone: string,
): Promise<KeyCount[]> {
  const limit = Number.isFinite(most) ? most : null;
  const ask = () => readPatiently(keyCountRow, textOf(section), [range.from, range.before, zone, limit]);
  return keepReport(`${section} ${zone} ${limit}`, range, ask, most <= MOST_KEPT);
}

/**
 * The first moment of a day, given as a timestamp at midnight, in the zone `$3`. Where the clock is turned back over
 * midnight that hour comes twice, and PostgreSQL means the second.
 */
const startOf = (day: string) => `case
    when (${day} at time zone $3 - interval '1 hour') at time zone $3 >= ${day}
    then ${day} at time zone $3 - interval '1 hour' else ${day} at time zone $3
  end`;

/**
 * Common table `days` of all days that the range from `$1` to before `$2` touches in the zone `$3`: `day`, the part of it
 * that lies in the range (from `starts` to before `ends`), and whether that is all of it and counted in `event_days`.
 */
export const daysSql = `
  days as materialized (
    select day::date as day, greatest(day_starts, $1) as starts, least(day_ends, $2) as ends,
      day_starts >= $1 and day_ends <= $2 and is_counted as is_whole
    from (
      select day, ${startOf("day")} as day_starts, ${startOf("(day + interval '1 day')")} as day_ends,
        exists (select from event_days_zone where zone = $3) as is_counted
      from generate_series(
        ($1::timestamptz at time zone $3::text)::date::timestamp,
        (($2::timestamptz - interval '1 microsecond') at time zone $3)::date::timestamp, interval '1 day') day
    ) known
    where $1 < $2
  )`;

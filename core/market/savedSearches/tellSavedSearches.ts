import { config } from "#config";
import type { SearchFrequency } from "#contract/savedSearches.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { holdLock } from "#db/locks.ts";
import { boolean, number, type RowOf, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { isNews, lastFind } from "./newsSql.ts";
import { dueSearchRow, queueSearchMessages } from "./queueSearchMessages.ts";

/** Messages of one search are so far apart, and a person gets so many a day of all searches that tell at once. */
const APART_MINUTES = 10;
const AT_ONCE_A_DAY = 10;
/** When the summary of a day comes. */
const DAILY_HOUR = 10;

const PEOPLE = 200;

const dayAt = (hours: number) =>
  `((date_trunc('day', $now::timestamptz at time zone $zone::text) + interval '${hours} hours') at time zone $zone::text)`;

/** People who can't be told now don't hear of it later, all at once. */
const SPARE = `
  update saved_searches s set is_waiting = false, told_upto = greatest(s.told_upto, ${lastFind})
  from users u where u.id = s.user_id and s.is_waiting
    and (s.is_paused or not is_reachable(u) or is_quiet(u) or ${isMutedSql("u.id", "'SavedSearch'")})`;

/** The moment up to which finds are told: now, or the hour of the summary. */
const horizon: Record<SearchFrequency, string> = {
  atOnce: lastFind,
  daily: `coalesce((select max(last.id) from saved_finds last
    where last.query_id = s.query_id and last.found_at < ${dayAt(DAILY_HOUR)}), 0)`,
};

const told = `(select count(*)::integer from saved_search_messages m
  where m.user_id = s.user_id and m.frequency = 'atOnce' and m.created_at >= ${dayAt(0)})`;

const isTurn: Record<SearchFrequency, string> = {
  atOnce: `(s.told_at is null or s.told_at <= $now::timestamptz - interval '${APART_MINUTES} minutes')
    and ${told} < ${AT_ONCE_A_DAY}`,
  daily: `$now::timestamptz >= ${dayAt(DAILY_HOUR)} and (s.told_at is null or s.told_at < ${dayAt(DAILY_HOUR)})
    and ${horizon.daily} > s.told_upto`,
};

/** Searches of some people that may have news, those first that have waited longest. */
const dueSql = (frequency: SearchFrequency) => `
  with due as (
    select s.* from saved_searches s where s.is_waiting and s.frequency = '${frequency}' and ${isTurn[frequency]}
  ), people as (select distinct user_id from due order by user_id limit ${PEOPLE})
  select s.id, s.user_id as "userId", s.told_upto as "afterFind",
    ${horizon[frequency]} as "uptoFind", ${horizon[frequency]} < ${lastFind} as "isMore",
    exists (select from saved_finds f join listings l on l.id = f.listing_id
      where f.query_id = s.query_id and f.id > s.told_upto and f.id <= ${horizon[frequency]} and ${isNews}) as "isNews",
    ${AT_ONCE_A_DAY} - ${told} as "left"
  from due s
  where s.user_id in (select user_id from people)
  order by s.told_at nulls first, s.id`;

const MOVE_ON = `
  update saved_searches s set is_waiting = d.is_more, told_upto = greatest(s.told_upto, d.upto),
    told_at = case when d.is_told then $now::timestamptz else s.told_at end
  from unnest($ids::integer[], $upto::bigint[], $more::boolean[], $told::boolean[]) d(id, upto, is_more, is_told)
  where s.id = d.id`;

const dueRow = { ...dueSearchRow, isNews: boolean, isMore: boolean, left: number };

type Due = RowOf<typeof dueRow>;

/** Returns the searches that are told now or have nothing to tell. A person's other searches wait for another day. */
function withinDay(frequency: SearchFrequency, due: readonly Due[]): Due[] {
  const count = new Map<number, number>();
  return due.filter(({ isNews, userId, left }) => {
    if (!isNews || frequency === "daily") return true;
    const before = count.get(userId) ?? 0;
    count.set(userId, before + 1);
    return before < left;
  });
}

async function tellSome(frequency: SearchFrequency, now: Date): Promise<{ count: number; isAll: boolean }> {
  await holdLock("savedSearches");
  await sequelize.query(SPARE);
  const due = await rows(dueRow, dueSql(frequency), { now, zone: config.REPORT_TIMEZONE });
  if (due.length === 0) return { count: 0, isAll: true };
  const settled = withinDay(frequency, due);
  const count = await queueSearchMessages(
    settled.filter((one) => one.isNews),
    { frequency, now },
  );
  await sequelize.query(MOVE_ON, {
    bind: {
      now,
      ids: settled.map(({ id }) => id),
      upto: settled.map(({ uptoFind }) => uptoFind),
      more: settled.map(({ isMore }) => isMore),
      told: settled.map(({ isNews }) => isNews),
    },
  });
  return { count, isAll: new Set(due.map(({ userId }) => userId)).size < PEOPLE };
}

/**
 * Finds by the clock who is to be told of what their saved searches found, and queues it: of each search within a few
 * minutes but not more often than every ten, of others once a day. At night it does nothing. It may run at several places
 * at once.
 * @returns how many messages were queued.
 */
export async function tellSavedSearches(now = new Date()): Promise<number> {
  if (awakeAt(now, config.REPORT_TIMEZONE) > now) return 0;
  let total = 0;
  for (const frequency of ["atOnce", "daily"] as const) {
    for (let isAll = false; !isAll; ) {
      const done = await transact(() => tellSome(frequency, now));
      total += done.count;
      isAll = done.isAll;
    }
  }
  return total;
}

/** Matches new listings with saved searches, and tells people what these have found. */
export async function followSavedSearches(): Promise<{ listings: number; finds: number; messages: number }> {
  const matched = await matchNewListings();
  return { ...matched, messages: await tellSavedSearches() };
}

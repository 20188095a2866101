import { config } from "#config";
import { STATS_DAYS } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { readJson } from "#core/platform/ready/readJson.ts";

/** A listing's rows of a table by the day they were made. */
const byDay = (table: string) => `
  select day_in(created_at, $3) as day, count(*)::integer as made
  from ${table} where listing_id = l.id group by 1`;

const statement = {
  name: "listing-stats",
  text: `
    select json_build_object(
      'days', history.days,
      'totals', json_build_object(
        'views', (select coalesce(sum(views), 0) from listing_views where listing_id = l.id),
        'contacts', (select count(*) from connections where listing_id = l.id),
        'favourites', (select count(*) from favourites where listing_id = l.id)),
      'expiresAt', iso_time(l.expires_at))::text as json
    from listings l
    cross join lateral (
      select json_agg(json_build_object(
          'day', day, 'views', coalesce(seen.views, 0), 'contacts', coalesce(contacted.made, 0),
          'favourites', coalesce(kept.made, 0)) order by day) as days
      from (
        select day_in(now(), $3) - back as day from generate_series(0, ${STATS_DAYS - 1}) back
      ) calendar
      left join (select day, views from listing_views where listing_id = l.id) seen using (day)
      left join (${byDay("connections")}) contacted using (day)
      left join (${byDay("favourites")}) kept using (day)
    ) history
    where l.link = $2::text and l.owner_id = $1::integer`,
};

/**
 * Views, contacts and favourites of one's own listing: of each of the last 30 days of `REPORT_TIMEZONE`, today last,
 * and all together.
 * @throws {RuleError} not_found when there is none such, or it is somebody else's.
 */
export async function readListingStats(userId: number, link: string): Promise<ReadyJson> {
  const json = await readJson(statement, [userId, link, config.REPORT_TIMEZONE]);
  if (json === undefined) throw new RuleError("not_found", "No such listing of this person");
  return new ReadyJson(json);
}

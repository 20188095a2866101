import { reportDay } from "#core/platform/time/reportDay.ts";
import { number, rows } from "#db/rows.ts";

/** Views are kept by day for this long, three times what an owner's chart shows. */
const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** The day under which what is older stands as one sum for each listing. */
const BEFORE_DAYS = "1970-01-01";

/** One statement, so that no view is lost or counted twice wherever it ends; workers take different rows. */
const FOLD = `
  with old as (
    delete from listing_views w using (
      select listing_id, day from listing_views where day < $oldest::date and day > $before::date
      order by listing_id, day limit ${BATCH} for update skip locked
    ) due
    where w.listing_id = due.listing_id and w.day = due.day
    returning w.listing_id, w.views
  ), sums as (
    insert into listing_views (listing_id, day, views)
    select listing_id, $before::date, sum(views) from old group by listing_id order by listing_id
    on conflict (listing_id, day) do update set views = listing_views.views + excluded.views
  )
  select count(*)::integer as days from old`;

/**
 * Adds up the views of days long past to one counter a listing, which keeps totals quick however old a listing grows.
 * It may run twice and at several places at once.
 * @returns how many days of listings were added up.
 */
export async function foldOldViews(now = new Date()): Promise<number> {
  const oldest = reportDay(new Date(now.getTime() - DAYS_KEPT * DAY_MS));
  let folded = 0;
  for (;;) {
    const [row] = await rows({ days: number }, FOLD, { oldest, before: BEFORE_DAYS });
    const days = row?.days ?? 0;
    folded += days;
    if (days < BATCH) return folded;
  }
}

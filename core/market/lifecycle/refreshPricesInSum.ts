import { config } from "#config";
import { maybe, number, rows } from "#db/rows.ts";

const BATCH = 1000;

/** Sets prices as `priceInSum` does. A change that a seller makes meanwhile is waited for and looked at again. */
const REFRESH = `
  with due as (
    select id, in_sum from listings, lateral (
      select least(floor(price::double precision * $rate::double precision + 0.5), ${Number.MAX_SAFE_INTEGER})::bigint as in_sum
    ) as now_is
    where currency = 'UYE' and id > $after and price_sum <> in_sum
    order by id limit $batch for update of listings
  ), changed as (
    update listings set price_sum = due.in_sum from due where listings.id = due.id returning listings.id
  )
  select max(id) as last, count(*)::integer as changed from changed`;

/**
 * Brings the prices in sum of listings in units up to the rate of today, so that sorting and filters compare what is
 * comparable. It may run twice and at several places at once; listings aren't changed otherwise.
 * @returns how many prices it changed.
 */
export async function refreshPricesInSum({
  batch = BATCH,
  stopping,
}: {
  batch?: number;
  stopping?: AbortSignal;
} = {}): Promise<number> {
  let [after, all] = [0, 0];
  while (!stopping?.aborted) {
    const [row] = await rows({ last: maybe(number), changed: number }, REFRESH, {
      rate: config.UYE_RATE_SUM,
      after,
      batch,
    });
    if (!row || row.last === null) break;
    after = row.last;
    all += row.changed;
  }
  return all;
}

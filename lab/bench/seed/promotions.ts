import pg from "pg";
import { VIP_PLACES } from "#contract/limits.ts";

/** Days, strength and share of those that run, of what is sold as TopUp: the longer ones are bought less and run longer. */
const topUps = [
  { days: 3, strength: 5, share: 0.35 },
  { days: 7, strength: 10, share: 0.45 },
  { days: 14, strength: 25, share: 0.2 },
];
const PREMIUM_DAYS = 7;
const TOP_UPS_PER_MILLION = 5_000;
const PREMIUMS_PER_MILLION = 2_000;
/** Promotions that are over. */
const PAST_PER_MILLION = 4_000;
const LEAST = 20;

const some = (perMillion: number, listings: number) =>
  Math.max(LEAST, Math.round((perMillion * listings) / 1_000_000));

/** TopUps that run in a market of this size. */
const topUpsOf = (listings: number) => some(TOP_UPS_PER_MILLION, listings);

/** Promoted views of one unit of strength: the rule that shows them keeps all that run near to one level. */
const LEVEL = 40;

/** Listings on sale by chance, so in a place and with a seller as often as those have them; each once. */
const drawn = (count: number, age: string) => `
  select l.id, l.approved_at from (
    select distinct 1 + floor(random() * (select max(id) from listings))::integer as id
    from generate_series(1, ${count * 4})
  ) chance join listings l on l.id = chance.id
  where l.visible and l.approved_at < now() - interval '${age}'
    and not exists (select from promotions p where p.listing_id = l.id)
  order by random() limit ${count}`;

/** Paid at any time since the listing was approved, as long ago as leaves an hour of its days at least. */
const running = (type: string, count: number, days: number, strength: number | null) => `
  insert into promotions (listing_id, type, paid_at, ends_at, days_amount, view_multiply)
  select id, '${type}', paid_at, paid_at + interval '${days} days', ${days}, ${strength} from (
    select id, greatest(approved_at, now() - random() * interval '${days * 24 - 1} hours') as paid_at
    from (${drawn(count, "10 minutes")}) chosen
  ) paid`;

const past = (count: number) => `
  insert into promotions (listing_id, type, paid_at, ends_at, ended_at, days_amount, view_multiply)
  select id, 'TopUp', now() - interval '10 days', now() - interval '3 days', now() - interval '3 days', 7, 10
  from (${drawn(count, "10 days")}) chosen`;

const vip = `
  insert into promotions (listing_id, type, paid_at)
  select id, 'Vip', now() - random() * interval '10 minutes' from (${drawn(VIP_PLACES, "10 minutes")}) chosen`;

const views = `
  insert into promotion_views (promotion_id, views)
  select id, round(view_multiply * ${LEVEL} * (0.98 + 0.04 * random())) from promotions where type = 'TopUp'`;

/**
 * Has the listings promoted that are to be, instead of those that were: what was bought would be over some days after
 * it was seeded, and each run begins with the same promoted views.
 */
export async function renewPromotions(url: string, listings: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select setseed(0.5)");
    await client.query("delete from promotions");
    for (const { days, strength, share } of topUps) {
      await client.query(running("TopUp", Math.round(topUpsOf(listings) * share), days, strength));
    }
    await client.query(running("Premium", some(PREMIUMS_PER_MILLION, listings), PREMIUM_DAYS, null));
    await client.query(vip);
    await client.query(past(some(PAST_PER_MILLION, listings)));
    await client.query(views);
    await client.query("commit");
    await client.query("vacuum (analyze) promotions, promotion_views");
  } finally {
    await client.end();
  }
}

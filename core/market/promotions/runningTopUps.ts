import { BRIEFLY } from "#core/platform/cache/keepBriefly.ts";
import { type PlaceKey, type PlaceLevel, placeLevels } from "#core/platform/geo/placeIndex.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, type RowOf } from "#db/rows.ts";

const topUpRow = {
  promotionId: number,
  listingId: number,
  ownerId: number,
  rankAt: number,
  region: number,
  city: maybe(number),
  district: maybe(number),
  viewMultiply: number,
  /** Times it was shown as promoted; counted on here until it is read again. */
  views: number,
};

export type TopUp = RowOf<typeof topUpRow>;

const statement = {
  name: "top-ups",
  text: `
    select p.id as "promotionId", l.id as "listingId", l.owner_id as "ownerId", l.rank_at as "rankAt",
      l.region_id as region, l.city_id as city, l.district_id as district,
      p.view_multiply as "viewMultiply", coalesce(v.views, 0) as views
    from promotions p join listings l on l.id = p.listing_id
    left join promotion_views v on v.promotion_id = p.id
    where p.type = 'TopUp' and p.ended_at is null and p.ends_at > now() and l.visible`,
};

/** The TopUps that run, of listings on sale. */
interface RunningTopUps {
  of: (place: PlaceKey) => readonly TopUp[];
  ofListing: (listingId: number) => TopUp | undefined;
}

const idAt = (topUp: TopUp, level: PlaceLevel) => (level === "country" ? 0 : topUp[level]);

/** Reads the TopUps that run; those that were known `before` keep the views that were counted here. */
export async function readRunningTopUps(before?: RunningTopUps): Promise<RunningTopUps> {
  const places = new Map<string, TopUp[]>();
  const listings = new Map<number, TopUp>();
  for (const topUp of await read(topUpRow, statement, [], { fromReplica: true })) {
    const same = before?.ofListing(topUp.listingId);
    // Views that were counted here may not be written yet.
    if (same?.promotionId === topUp.promotionId) topUp.views = Math.max(topUp.views, same.views);
    listings.set(topUp.listingId, topUp);
    for (const level of placeLevels) {
      const key = `${level} ${idAt(topUp, level)}`;
      const there = places.get(key);
      if (there) there.push(topUp);
      else places.set(key, [topUp]);
    }
  }
  return {
    of: ({ level, id }) => places.get(`${level} ${id}`) ?? [],
    ofListing: (listingId) => listings.get(listingId),
  };
}

/** For this many milliseconds it is better to show the old TopUps than to let a visitor wait for the new ones. */
const STALE_MAX = 5000;

let known: { value: RunningTopUps; readAt: number } | undefined;
let reading: Promise<RunningTopUps> | undefined;

async function readAnew(): Promise<RunningTopUps> {
  const readAt = Date.now();
  const value = await readRunningTopUps(known?.value);
  known = { value, readAt };
  return value;
}

/**
 * The TopUps that run. With thousands of them they take ten times as long to read as a page of the feed, so they are
 * read again beside the pages that ask for them, once a second; only who comes after a longer pause waits.
 */
export async function runningTopUps(): Promise<RunningTopUps> {
  const age = known ? Date.now() - known.readAt : Number.POSITIVE_INFINITY;
  // A clock may be set back.
  if (known && age >= 0 && age < BRIEFLY) return known.value;
  reading ??= readAnew().finally(() => {
    reading = undefined;
  });
  if (!known || age < 0 || age > STALE_MAX) return reading;
  reading.catch(() => {});
  return known.value;
}

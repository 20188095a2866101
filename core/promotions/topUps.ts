import { read } from "#db/readPool.ts";
import { promotionViews } from "../events/buffers.ts";
import type { PlaceKey } from "../geo/placeIndex.ts";
import { rememberBriefly } from "../ready/rememberBriefly.ts";

interface TopUp {
  promotionId: number;
  listingId: number;
  ownerId: number;
  rankAt: number;
  region: number;
  city: number | null;
  district: number | null;
  viewMultiply: number;
  /** Times it was shown as promoted; counted on here until it is read again. */
  views: number;
}

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

const running = rememberBriefly(() => read<TopUp>(statement, [], { fromReplica: true }));

interface Asked {
  place: PlaceKey;
  /** Only listings that come after this one in the feed. */
  after: { rankAt: number; id: number } | undefined;
  /** Those that were shown already. */
  shown: readonly number[];
  viewerId: number | undefined;
  count: number;
}

const share = ({ views, viewMultiply }: TopUp) => views / viewMultiply;

/**
 * The listings whose TopUp is to be shown next in a place: those with the fewest promoted views for what they paid come
 * first, so that all get their share. Nobody is shown their own.
 */
export async function chooseTopUps({ place, after, shown, viewerId, count }: Asked): Promise<TopUp[]> {
  if (count === 0) return [];
  const { level, id } = place;
  const eligible = (await running()).filter(
    (topUp) =>
      (level === "country" || topUp[level] === id) &&
      (!after ||
        topUp.rankAt < after.rankAt ||
        (topUp.rankAt === after.rankAt && topUp.listingId < after.id)) &&
      topUp.ownerId !== viewerId &&
      !shown.includes(topUp.listingId),
  );
  const order = (one: TopUp, other: TopUp) =>
    share(one) - share(other) || one.promotionId - other.promotionId;
  return eligible.sort(order).slice(0, count);
}

/** Counts that these listings were shown as promoted. */
export async function countPromoted(listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  for (const topUp of await running()) {
    if (!listingIds.includes(topUp.listingId)) continue;
    topUp.views += 1;
    promotionViews.add({ promotion_id: topUp.promotionId });
  }
}

import { promotionViews } from "#core/platform/events/buffers.ts";
import type { PlaceKey } from "#core/platform/geo/placeIndex.ts";
import { runningTopUps, type TopUp } from "./runningTopUps.ts";
import { seenLately, type Viewer } from "./seenLately.ts";

interface Asked {
  place: PlaceKey;
  /** Only listings that come after this one in the feed. */
  after: { rankAt: number; id: number } | undefined;
  /** Listings that were shown already. */
  shown: readonly number[];
  viewerId: number | undefined;
  count: number;
}

const share = ({ views, viewMultiply }: TopUp) => views / viewMultiply;
const order = (one: TopUp, other: TopUp) => share(one) - share(other) || one.promotionId - other.promotionId;

const isEligible = (topUp: TopUp, { after, shown, viewerId }: Asked) =>
  (!after || topUp.rankAt < after.rankAt || (topUp.rankAt === after.rankAt && topUp.listingId < after.id)) &&
  topUp.ownerId !== viewerId &&
  !shown.includes(topUp.listingId);

/**
 * The listings whose TopUp is to be shown next in a place: those with the fewest promoted views for what they paid come
 * first, so that all get their share. Nobody is shown their own.
 */
export async function chooseTopUps(asked: Asked): Promise<TopUp[]> {
  const { place, count } = asked;
  if (count === 0) return [];
  const all = (await runningTopUps()).of(place);
  // A few of thousands: sorting them all would take longer than the rest of the page.
  const chosen: TopUp[] = [];
  for (const topUp of all) {
    const last = chosen[count - 1];
    if (last && order(topUp, last) > 0) continue;
    if (!isEligible(topUp, asked)) continue;
    const next = chosen.findIndex((one) => order(topUp, one) < 0);
    chosen.splice(next < 0 ? chosen.length : next, 0, topUp);
    if (chosen.length > count) chosen.pop();
  }
  return chosen;
}

/** Counts that these listings were shown as promoted, once an hour to the same visitor. */
export async function recordPromotedViews(listingIds: readonly number[], viewer: Viewer): Promise<void> {
  if (listingIds.length === 0) return;
  const running = await runningTopUps();
  for (const listingId of listingIds) {
    const topUp = running.ofListing(listingId);
    if (!topUp || seenLately(topUp.promotionId, viewer)) continue;
    topUp.views += 1;
    promotionViews.add({ promotion_id: topUp.promotionId });
  }
}

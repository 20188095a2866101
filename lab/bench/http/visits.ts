import { FEED_PAGE, SEARCH_PAGE } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { Draw, type Known } from "../sql/draw.ts";

function query(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)])).toString();
}

const products = (filters: ListingFilters & { sortBy?: string; skip?: number }) =>
  `/api/telegram/products?${query({ ...filters, take: SEARCH_PAGE })}`;

/**
 * A page of the feed. One in three is the first page, which the API keeps ready for a second; the others go on from a
 * cursor.
 */
function feed(draw: Draw): string {
  const place = draw.place();
  const cursor = draw.random.chance(2 / 3) ? draw.cursor(place) : undefined;
  return `/api/telegram/feed?${query({ ...place, take: FEED_PAGE, cursor })}`;
}

function deeperFeed(draw: Draw): string {
  const place = draw.place();
  return `/api/telegram/feed?${query({ ...place, take: FEED_PAGE, cursor: draw.cursor(place) })}`;
}

/** Lists as people open them: a category in a place, newest first mostly, the first page mostly. */
function list(draw: Draw): string {
  const skip = draw.random.chance(0.85) ? undefined : SEARCH_PAGE * draw.random.int(1, 3);
  return products({ ...draw.place(), ...draw.category(), sortBy: draw.order(), ...(skip && { skip }) });
}

const listing = (draw: Draw) => `/api/telegram/products/${draw.listing.link}`;

/** Calls of visitors, each by the kind of its answer. */
const kinds = {
  feed,
  list,
  listing,
  "feed, deeper pages": deeperFeed,
  search: (draw: Draw) => products({ ...draw.place(), search: draw.words(draw.random.int(1, 2)) }),
  count: (draw: Draw) => `/api/telegram/products/count?${query(draw.filters())}`,
  similar: (draw: Draw) => `/api/telegram/products/similar/${draw.listing.id}`,
  "VIP ten": () => "/api/telegram/products/top",
} as const;
export type Kind = keyof typeof kinds;

/** The calls of a visitor in their proportions: lists, and the things in them. */
const mix: Kind[] = [
  "feed",
  "feed",
  "feed",
  "list",
  "list",
  "listing",
  "listing",
  "listing",
  "search",
  "similar",
];

/** Addresses of one kind, or of all as they are called together. */
export function makeVisits(kind: Kind | "mix", count: number, known: Known): string[] {
  return Array.from({ length: count }, (_, turn) => {
    const draw = new Draw(`visit ${kind} ${turn}`, known);
    return kinds[kind === "mix" ? draw.random.pick(mix) : kind](draw);
  });
}

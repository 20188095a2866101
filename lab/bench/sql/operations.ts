import { FAVOURITES_PAGE, FEED_PAGE, OWN_LISTINGS_PAGE, SEARCH_PAGE } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { type SortOrder, sortOrders } from "#contract/listings.ts";
import { listFavourites } from "#core/market/favourites/listFavourites.ts";
import { countByCategory } from "#core/market/feed/countByCategory.ts";
import { readFeed } from "#core/market/feed/readFeed.ts";
import { readListings } from "#core/market/feed/readListings.ts";
import { readSimilarListings } from "#core/market/feed/readSimilarListings.ts";
import { readTopListings } from "#core/market/feed/readTopListings.ts";
import { readListing } from "#core/market/listings/readListing.ts";
import { readRunningTopUps } from "#core/market/promotions/runningTopUps.ts";
import { advise } from "#core/market/search/advise.ts";
import { countListings } from "#core/market/search/countListings.ts";
import { suggest } from "#core/market/search/suggest.ts";
import { countOwnListings } from "#core/market/selling/countOwnListings.ts";
import { readOwnListings } from "#core/market/selling/readOwnListings.ts";
import type { Draw } from "./draw.ts";

/** The limits of a hot read, in milliseconds and times. */
export interface Bars {
  /** Milliseconds that the database part may take at the 99th percentile; some have no bar. */
  bar?: number;
  stretch?: number;
  /** How many times as long it may take with ten times the listings. */
  growth?: number;
  /** The bars are those of the page; its total has its own. */
  isTotalApart?: boolean;
  /** It is kept ready for everyone for a second: calls that are answered so don't count. */
  isKept?: boolean;
}

/** A hot read through the rule that serves it. */
export interface Operation<Drawn = Draw> extends Bars {
  run: (draw: Drawn) => Promise<unknown>;
}

const DEEP_PAGE = 21;

function list(draw: Draw, filters: ListingFilters, sortBy: SortOrder = "createdAt|desc", page = 1) {
  return readListings(
    { ...filters, sortBy, skip: (page - 1) * SEARCH_PAGE, take: SEARCH_PAGE },
    draw.viewer(),
  );
}

const lists = sortOrders.flatMap((sortBy): [string, Operation][] => [
  [`list ${sortBy}, page 1`, { bar: 10, run: (draw) => list(draw, draw.filters(), sortBy) }],
  [
    `list ${sortBy}, page ${DEEP_PAGE}`,
    { bar: 20, run: (draw) => list(draw, { ...draw.place(), ...draw.category() }, sortBy, DEEP_PAGE) },
  ],
]);

const feed: [string, Operation][] = [
  [
    "feed, first page",
    {
      bar: 4,
      stretch: 3,
      growth: 1.2,
      run: (draw) =>
        readFeed({ ...draw.place(), skip: 0, take: FEED_PAGE }, { userId: draw.viewer(), address: "" }),
    },
  ],
  [
    "feed, deeper page",
    {
      bar: 4,
      stretch: 3,
      growth: 1.2,
      run: (draw) => {
        const place = draw.place();
        const cursor = draw.cursor(place);
        return readFeed(
          { ...place, skip: 0, take: FEED_PAGE, cursor },
          { userId: draw.viewer(), address: "" },
        );
      },
    },
  ],
  ["TopUps that run, once a second beside the feed", { run: () => readRunningTopUps() }],
];

const single: [string, Operation][] = [
  [
    "one listing",
    {
      bar: 3,
      growth: 1.2,
      run: (draw) => readListing(draw.listing.link, { userId: draw.viewer(), address: "bench" }),
    },
  ],
  ["VIP ten", { bar: 3, run: (draw) => readTopListings(draw.viewer()) }],
  ["similar", { bar: 3, run: (draw) => readSimilarListings(draw.listing.id, draw.viewer()) }],
];

const searches: [string, Operation][] = [
  [
    "one word in names + filters",
    {
      bar: 60,
      stretch: 25,
      growth: 3,
      isTotalApart: true,
      run: (draw) =>
        list(draw, { ...draw.filters(), search: draw.words(1), searchOnlyInTitle: true }, draw.order()),
    },
  ],
  [
    "two words in names",
    {
      bar: 10,
      stretch: 5,
      growth: 3,
      isTotalApart: true,
      run: (draw) => list(draw, { ...draw.place(), search: draw.words(2), searchOnlyInTitle: true }),
    },
  ],
  [
    "one word in names and descriptions + filters",
    {
      bar: 60,
      stretch: 25,
      growth: 3,
      isTotalApart: true,
      run: (draw) => list(draw, { ...draw.filters(), search: draw.words(1) }, draw.order()),
    },
  ],
  [
    "two words in names and descriptions",
    {
      bar: 25,
      growth: 3,
      isTotalApart: true,
      run: (draw) => list(draw, { ...draw.place(), search: `${draw.words(1)} ${draw.described()}` }),
    },
  ],
  [
    "typo or other script",
    { bar: 35, growth: 3, run: (draw) => list(draw, { ...draw.place(), search: draw.mistyped() }) },
  ],
];

/** Filters of somebody who chooses a category: the upper one is known, or none. */
function inside(draw: Draw): ListingFilters {
  const [categoryId = 1] = draw.listing.categories;
  return { ...draw.place(), ...(draw.random.chance(0.5) ? { categoryId } : {}) };
}

const counts: [string, Operation][] = [
  ["count, without words", { bar: 6, run: (draw) => countListings({ ...draw.filters() }, draw.viewer()) }],
  [
    "count, one word + filters",
    { bar: 25, run: (draw) => countListings({ ...draw.filters(), search: draw.words(1) }, draw.viewer()) },
  ],
];

const beside: [string, Operation][] = [
  [
    "counts by category, without words",
    { bar: 6, run: (draw) => countByCategory(inside(draw), draw.viewer()) },
  ],
  [
    "counts by category, one word",
    { run: (draw) => countByCategory({ ...inside(draw), search: draw.words(1) }, draw.viewer()) },
  ],
  ["suggestions while typing", { run: (draw) => suggest(draw.begun()) }],
  [
    "advice when nothing is found",
    { run: (draw) => advise({ ...draw.filters(), search: `${draw.words(1)} ${draw.described()} zzz` }) },
  ],
];

const own: [string, Operation][] = [
  [
    "favourites page",
    {
      bar: 3,
      run: (draw) =>
        listFavourites(draw.keeper(), { sortBy: "createdAt|desc", skip: 0, take: FAVOURITES_PAGE }),
    },
  ],
  ["my listings, counts of tabs", { bar: 1, run: (draw) => countOwnListings(draw.seller()) }],
  [
    "my listings, a tab",
    {
      bar: 3,
      run: (draw) => readOwnListings(draw.seller(), { status: "active", skip: 0, take: OWN_LISTINGS_PAGE }),
    },
  ],
];

/** Every hot read, with its bars. */
export const operations = new Map([...feed, ...single, ...lists, ...searches, ...counts, ...beside, ...own]);

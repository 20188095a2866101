/** Plain numbers of the product, free of zod so that browsers may import them. */

export const NAME_MAX = 300;
export const DESCRIPTION_MAX = 2000;
export const PARAMETER_STRING_MAX = 80;
export const PHONE_MIN = 8;
export const PHONES_MAX = 3;
export const PHOTOS_MAX = 10;
/** Longest words a person may search for; longer text is refused, not cut. */
export const QUERY_MAX = 200;
/** Largest `take` of any list. */
export const TAKE_MAX = 100;
export const PRICE_MAX = 2_000_000_000;

export const FEED_PAGE = 10;
export const SEARCH_PAGE = 50;
export const FAVOURITES_PAGE = 25;
export const PRODUCTS_PAGE = 100;
export const VIP_PLACES = 10;
export const SIMILAR_MAX = 10;
/** Totals are exact up to here; beyond it they are the planner's estimate. */
export const EXACT_TOTAL_MAX = 10_000;

/** Sum in one coin. */
export const COIN_SUM = 100;

/** Largest batch of `POST /api/events`. */
export const EVENTS_BATCH_MAX = 50;
/** Largest JSON body the API reads, in bytes. */
export const JSON_BODY_MAX = 256 * 1024;

/** Words of the API's own paths, which can be neither a listing's link nor a group's code. */
export const RESERVED_LINKS: readonly string[] = [
  "report",
  "groups",
  "search",
  "similar",
  "count",
  "current",
  "top",
  "tree",
  "id",
];

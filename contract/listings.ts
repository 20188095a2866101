import { z } from "zod";
import { choice, IdParam, Link, Skip, Text, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { FEED_PAGE, SEARCH_PAGE } from "./limits.ts";
import { ListingFilters } from "./listingFilters.ts";
import { contactMethods, currencies, listingStatuses, sortOrders, states } from "./listingKinds.ts";
import { rejectReasons } from "./reasons.ts";

export {
  contactMethods,
  currencies,
  type ListingStatus,
  listingStatuses,
  type SortOrder,
  sortOrders,
  states,
} from "./listingKinds.ts";

/** A name in its languages; `name` is Russian where there are three. */
const PlaceName = z.object({ name: z.string(), name_uz: z.string(), name_hi: z.string() });

/**
 * A listing as lists show it. `photos` and `thumbhashes` hold the cover only, `photosCount` counts all;
 * `price` is in `currency`; `place` is the narrowest one known, `placeWithin` what says where that is: a district's
 * city, or the region of a city that isn't the one it is named after; null otherwise. `createdAt` is the first approval.
 */
export const ListingCard = z.object({
  id: z.int(),
  link: z.string(),
  name: z.string(),
  nameRu: z.string().nullable(),
  nameUz: z.string().nullable(),
  originalLang: z.enum(["ru", "uz"]),
  isTranslationActual: z.boolean(),
  price: z.int(),
  currency: z.enum(currencies),
  isNegotiable: z.boolean(),
  state: z.enum(states),
  photos: z.array(z.string()),
  thumbhashes: z.array(z.string().nullable()),
  photosCount: z.int(),
  categoryId: z.int(),
  /** Link of the top category, whose drawing stands in for a missing photo. */
  rootCategoryLink: z.string(),
  regionId: z.int(),
  cityId: z.int().nullable(),
  districtId: z.int().nullable(),
  place: PlaceName,
  placeWithin: PlaceName.nullable(),
  createdAt: Timestamp,
  /** Kept for a buyer for a while; it may be free again. */
  isReserved: z.boolean(),
  isTopUp: z.boolean(),
  isPremium: z.boolean(),
  isVIP: z.boolean(),
  isFavourite: z.boolean(),
  isOwner: z.boolean(),
});
export type ListingCard = z.infer<typeof ListingCard>;

export const ListingParameter = z.object({
  parameterId: z.int(),
  type: z.enum(["STRING", "BOOLEAN", "ENUM"]),
  name: z.string(),
  name_uz: z.string(),
  /** The stored value: Russian option text, free text, or `true` and `false`. */
  value: z.string(),
  value_uz: z.string(),
});
export type ListingParameter = z.infer<typeof ListingParameter>;

const Breadcrumb = z.object({ id: z.int(), name: z.string(), name_uz: z.string(), link: z.string() });

/** A listing whole. Descriptions are safe HTML; phones are masked until a contact is made. */
export const Listing = ListingCard.extend({
  status: z.enum(listingStatuses),
  description: z.string(),
  descriptionRu: z.string().nullable(),
  descriptionUz: z.string().nullable(),
  phoneNumbers: z.array(z.string()),
  contactMethods: z.enum(contactMethods),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  zoom: z.int(),
  parameters: z.array(ListingParameter),
  breadcrumbs: z.array(Breadcrumb),
  placePath: z.array(PlaceName),
  userName: z.string(),
  userPhoto: z.string().nullable(),
  /** Our own id of the seller. */
  telegramUserId: z.int(),
  isModerated: z.boolean().nullable(),
  isDeactivated: z.boolean(),
  /** The caller's own row, or empty. */
  favourites: z.array(z.object({ id: z.int() })),
  favouritesCount: z.int(),
  viewsCount: z.int(),
  /** True when the caller and the seller have closed contact with each other. */
  isBlocked: z.boolean(),
  /** For the owner and admins only, null for all others: why it was refused, and when it runs out. */
  rejectReason: z.enum(rejectReasons).nullable(),
  rejectNote: z.string().nullable(),
  expiresAt: Timestamp.nullable(),
  isReservedForMe: z.boolean(),
  /** When it is free again: for the owner, admins and whom it is kept for; null for all others. */
  reservedUntil: Timestamp.nullable(),
  /** For the owner only: whether a change of the approved words waits for a moderator or was refused. */
  revisionStatus: z.enum(["pending", "rejected"]).nullable(),
});
export type Listing = z.infer<typeof Listing>;

/** Exact to 10,000, and beyond it where it is kept ready; else an estimate. */
export const Total = z.object({ total: z.int(), totalIsEstimate: z.boolean() });
const Cards = z.object({ data: z.array(ListingCard) });

export const listListings = endpoint({
  method: "get",
  path: "/api/telegram/products",
  access: "public",
  summary: "Searches listings",
  input: ListingFilters.extend({
    sortBy: choice(sortOrders).default("createdAt|desc"),
    skip: Skip,
    take: take(SEARCH_PAGE),
  }),
  output: Cards.extend({
    ...Total.shape,
    /** Words looked for instead of those typed, because nobody has written those; null when the typed ones were used. */
    correctedQuery: z.string().nullable(),
  }),
});

export const countListings = endpoint({
  method: "get",
  path: "/api/telegram/products/count",
  access: "public",
  summary: "Counts the listings that match",
  input: ListingFilters,
  output: Total,
});

export const countByCategory = endpoint({
  method: "get",
  path: "/api/telegram/products/count/categories",
  access: "public",
  summary: "Counts the listings that match in each category under the chosen one, or in the top ones",
  input: ListingFilters,
  output: z.object({ data: z.array(Total.extend({ categoryId: z.int() })) }),
});

export const listTopListings = endpoint({
  method: "get",
  path: "/api/telegram/products/top",
  access: "public",
  summary: "The VIP listings, place 1 first",
  input: z.object({}),
  output: Cards,
});

export const listSimilarListings = endpoint({
  method: "get",
  path: "/api/telegram/products/similar/:id",
  access: "public",
  summary: "Listings like this one",
  input: z.object({ id: IdParam }),
  output: Cards,
});

export const getListing = endpoint({
  method: "get",
  path: "/api/telegram/products/:link",
  access: "public",
  summary: "One listing",
  input: z.object({ link: Link }),
  output: Listing,
});

export const getFeed = endpoint({
  method: "get",
  path: "/api/telegram/feed",
  access: "public",
  summary: "Newest listings of a place",
  input: z.object({
    regionId: IdParam.optional(),
    cityId: IdParam.optional(),
    districtId: IdParam.optional(),
    skip: Skip,
    take: take(FEED_PAGE),
    cursor: Text.max(600).optional(),
  }),
  /** `cursor` pins the snapshot and the place in it: sent back, the next page neither repeats nor loses a listing. */
  output: Cards.extend({
    cursor: z.string().nullable(),
    /**
     * The wider place that is shown because the asked one has nothing, or isn't known: a city, a region, or the country
     * when both are null. Null when the asked place itself is shown.
     */
    widened: z.object({ regionId: z.int().nullable(), cityId: z.int().nullable() }).nullable(),
  }),
});

import type { listCategories } from "#contract/categories.ts";
import type { listConfigsClassifieds } from "#contract/configs.ts";
import type { Direction, listConnections } from "#contract/connections.ts";
import type { getDraft } from "#contract/drafts.ts";
import type { listFavourites } from "#contract/favourites.ts";
import type { getCapital } from "#contract/geo.ts";
import {
  CONNECTIONS_PAGE,
  FAVOURITES_PAGE,
  FEED_PAGE,
  OWN_LISTINGS_PAGE,
  SEARCH_PAGE,
} from "#contract/limits.ts";
import type { getFeed, getListing, listListings, listTopListings } from "#contract/listings.ts";
import type { countOwnListings, listOwnListings, OwnTab } from "#contract/ownListings.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import type { FavouriteDirection } from "./features/links/listPlace.ts";
import type { SearchParams } from "./features/links/searchParams.ts";
import type { placeIds } from "./features/places/chosenPlace.ts";

/**
 * Readings that are asked early, too. They are stated here once, for the hooks and for the table of routes, which the
 * early script holds.
 */

export const configs = () => reading<typeof listConfigsClassifieds>("/api/telegram/configs", {});

export const capital = () => reading<typeof getCapital>("/api/telegram/geo/capital", {});

/** Categories right under one, or the top ones. */
export const categories = (parentId?: number) =>
  reading<typeof listCategories>("/api/telegram/category", { parentId });

/** A page of the feed: the first one, unless it is said what came before. */
export const feed = (
  place: ReturnType<typeof placeIds>,
  { skip, cursor }: { skip: number; cursor: string | undefined } = { skip: 0, cursor: undefined },
) => reading<typeof getFeed>("/api/telegram/feed", { ...place, skip, take: FEED_PAGE, cursor });

export const topListings = () => reading<typeof listTopListings>("/api/telegram/products/top", {});

export const foundListings = ({ page, ...filters }: SearchParams, take = SEARCH_PAGE) =>
  reading<typeof listListings>("/api/telegram/products", { ...filters, skip: (page - 1) * take, take });

export const listing = (link: string) => reading<typeof getListing>("/api/telegram/products/:link", { link });

/** One page, begun `shift` earlier where so many on the pages before were let go. */
export const favourites = (direction: FavouriteDirection, page: number, shift = 0) =>
  reading<typeof listFavourites>("/api/user/telegram/favourites", {
    sortBy: `createdAt|${direction}`,
    skip: Math.max(0, (page - 1) * FAVOURITES_PAGE - shift),
    take: FAVOURITES_PAGE,
  });

export const ownListings = (status: OwnTab, page: number) =>
  reading<typeof listOwnListings>("/api/user/telegram/products", {
    status,
    skip: (page - 1) * OWN_LISTINGS_PAGE,
    take: OWN_LISTINGS_PAGE,
  });

export const ownCounts = () => reading<typeof countOwnListings>("/api/user/telegram/products/counts", {});

export const draft = () => reading<typeof getDraft>("/api/user/telegram/draft", {});

export const connections = (direction: Direction, page: number) =>
  reading<typeof listConnections>("/api/user/telegram/connections", {
    direction,
    skip: (page - 1) * CONNECTIONS_PAGE,
    take: CONNECTIONS_PAGE,
  });

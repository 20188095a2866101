import Router from "@koa/router";
import * as contract from "#contract/listings.ts";
import { prepareShare as prepareShareEndpoint } from "#contract/ownListings.ts";
import { countByCategory } from "#core/market/feed/countByCategory.ts";
import { readFeed } from "#core/market/feed/readFeed.ts";
import { readListings } from "#core/market/feed/readListings.ts";
import { readSimilarListings } from "#core/market/feed/readSimilarListings.ts";
import { readTopListings } from "#core/market/feed/readTopListings.ts";
import { readListing } from "#core/market/listings/readListing.ts";
import { prepareShare } from "#core/market/pages/prepareShare.ts";
import { countListings } from "#core/market/search/countListings.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const listings = new Router<ApiState>({ sensitive: true });

route(listings, contract.getFeed, (asked, visitor) => readFeed(asked, visitor));
route(listings, contract.listListings, (asked, { userId }) => readListings(asked, userId));
route(listings, contract.countListings, (filters, { userId }) => countListings(filters, userId));
route(listings, contract.countByCategory, (filters, { userId }) => countByCategory(filters, userId));
route(listings, contract.listTopListings, (_, { userId }) => readTopListings(userId));
route(listings, contract.listSimilarListings, ({ id }, { userId }) => readSimilarListings(id, userId));
route(listings, contract.getListing, ({ link }, visitor) => readListing(link, visitor));
route(listings, prepareShareEndpoint, ({ id }, { userId }) => prepareShare(userId, id), { isInParts: true });

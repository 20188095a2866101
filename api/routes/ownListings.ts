import Router from "@koa/router";
import * as drafts from "#contract/drafts.ts";
import * as contract from "#contract/ownListings.ts";
import { reserveListing } from "#core/market/conversations/reserveListing.ts";
import { deleteDraft, readDraft } from "#core/market/drafts/drafts.ts";
import { saveDraft } from "#core/market/drafts/saveDraft.ts";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { countOwnListings } from "#core/market/selling/countOwnListings.ts";
import { createListing } from "#core/market/selling/createListing.ts";
import { readEditableListing } from "#core/market/selling/readEditableListing.ts";
import { readListingStats } from "#core/market/selling/readListingStats.ts";
import { readOwnListings } from "#core/market/selling/readOwnListings.ts";
import { renewListing } from "#core/market/selling/renewListing.ts";
import { reopenListing } from "#core/market/selling/reopenListing.ts";
import { updateListing } from "#core/market/selling/updateListing.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const ownListings = new Router<ApiState>({ sensitive: true });

route(ownListings, contract.createListing, (input, { userId }) => createListing(userId, input));
route(ownListings, contract.listOwnListings, (asked, { userId }) => readOwnListings(userId, asked));
route(ownListings, contract.countOwnListings, (_, { userId }) => countOwnListings(userId));
route(ownListings, contract.closeListing, (closing, { userId }) => closeListing(userId, closing));
route(ownListings, contract.renewListing, ({ id }, { userId }) => renewListing(userId, id));
route(ownListings, contract.reopenListing, ({ id }, { userId }) => reopenListing(userId, id));
route(ownListings, contract.reserveListing, (wish, { userId }) => reserveListing(userId, wish));
route(ownListings, contract.getListingStats, ({ link }, { userId }) => readListingStats(userId, link));
route(ownListings, contract.getOwnListing, ({ link }, { userId }) => readEditableListing(userId, link));
route(ownListings, contract.updateListing, ({ link, ...change }, { userId }) =>
  updateListing(userId, link, change),
);

route(ownListings, drafts.getDraft, (_, { userId }) => readDraft(userId));
route(ownListings, drafts.saveDraft, ({ draft }, { userId }) => saveDraft(userId, draft));
route(ownListings, drafts.deleteDraft, async (_, { userId }) => {
  await deleteDraft(userId);
  return { ok: true as const };
});

import Router from "@koa/router";
import * as contract from "#contract/promotions.ts";
import { confirmPromotion, promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { readOffers } from "#core/market/promotions/readOffers.ts";
import { readReceipts } from "#core/market/promotions/readReceipts.ts";
import { readOwnListing } from "#core/market/selling/readOwnListing.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const promotions = new Router<ApiState>({ sensitive: true });

route(promotions, contract.listOffers, ({ lang }, { askedLanguage }) =>
  readOffers(lang ?? (askedLanguage() === "uz" ? "uz" : "ru")),
);
route(
  promotions,
  contract.promote,
  ({ telegramProductId: listingId, transactionId, featureIds, cost }, { userId }) =>
    transactionId === undefined
      ? promoteWithCoins({ userId, listingId, featureIds, cost })
      : confirmPromotion({ userId, transactionId, listingId, featureIds }),
);
route(promotions, contract.listReceipts, (asked, { userId }) => readReceipts(userId, asked));
route(promotions, contract.getOwnListingById, ({ id }, { userId }) => readOwnListing(userId, id));

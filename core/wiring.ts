import { marketParts } from "./market/accounts/exportParts.ts";
import { marketWiped } from "./market/accounts/wiped.ts";
import { coinsSql, moneyParts } from "./money/payments/exportParts.ts";
import { registerGoods } from "./money/payments/goods.ts";
import {
  accountClosing,
  accountsMerged,
  accountsMerging,
  accountsWiped,
} from "./people/accounts/accountEvents.ts";
import { registerWiped } from "./people/deletion/wiped.ts";
import { registerParts } from "./people/exports/parts/registerParts.ts";
import { registerMessageKinds } from "./platform/outbox/messageKinds.ts";
import { undelivered } from "./platform/outbox/undelivered.ts";
import { referralPaiseSql, shopParts } from "./shop/accounts/exportParts.ts";
import { shopWiped } from "./shop/accounts/wiped.ts";

/**
 * The composition root: says which wing opens which message, sells what, holds what of a person, and acts upon what
 * happens in another. Every process calls it before it does anything else. What is more than lists is loaded when it is
 * needed, as commands and tests need little of it.
 */
export function wire(): void {
  registerMessageKinds({
    reminder: {
      open: async (id) => (await import("./shop/groupMessages/writeReminder.ts")).openReminder(id),
    },
    groupCard: {
      open: async (id) => (await import("./shop/groupMessages/cardMessage.ts")).readCardMessage(id),
      sent: async (id, sent) =>
        (await import("./shop/groupMessages/cardMessage.ts")).keepCardMessage(id, sent),
    },
    export: { open: async (id) => (await import("./people/exports/makeExport.ts")).openExport(id) },
    listingNotice: {
      open: async (id) => (await import("./market/notices/openListingNotice.ts")).openListingNotice(id),
    },
    failedPayment: {
      open: async (id) => (await import("./money/payments/openUnpaid.ts")).openFailedPayment(id),
    },
    expiredOrder: {
      open: async (id) => (await import("./money/payments/openUnpaid.ts")).openExpiredOrder(id),
    },
    savedSearch: {
      open: async (id) =>
        (await import("./market/savedSearches/writeSearchMessage.ts")).openSearchMessage(id),
    },
    broadcast: {
      open: async (id, of) => (await import("./desk/broadcasts/openBroadcast.ts")).openBroadcast(id, of),
    },
  });

  registerGoods(async () => (await import("./market/promotions/promotionGoods.ts")).promotionGoods);

  undelivered.listen({
    "tells the other side of a conversation": async ({ chatId }) =>
      (await import("./market/conversations/tellUndelivered.ts")).tellUndelivered(chatId),
  });
  wireAccounts();
}

/** Says which wing holds what of a person, and what each does when an account closes, is wiped or is merged. */
function wireAccounts(): void {
  registerWiped({ market: marketWiped, shop: shopWiped });
  registerParts(
    { ...marketParts, ...shopParts, ...moneyParts },
    { coins: coinsSql, referralPaise: referralPaiseSql },
  );
  accountClosing.listen({
    "closes listings": async (closing) =>
      (await import("./market/accounts/accountChanges.ts")).closeListings(closing),
  });
  accountsWiped.listen({
    "wipes addresses of orders that are long over": async () =>
      (await import("./shop/accounts/accountChanges.ts")).wipeOrders(),
  });
  accountsMerging.listen({
    "locks orders and groups": async (merging) =>
      (await import("./shop/accounts/accountChanges.ts")).lockShopAccounts(merging),
  });
  accountsMerged.listen({
    "moves favourites, saved searches, contacts and reports": async (merging) =>
      (await import("./market/accounts/accountChanges.ts")).mergeMarketAccounts(merging),
    "moves broadcasts": async (merging) =>
      (await import("./desk/broadcasts/mergeBroadcasts.ts")).mergeBroadcasts(merging),
    "moves coins": async (merging) => (await import("./money/ledger/mergeCoins.ts")).mergeCoins(merging),
    // Last: who orders has held their person before, and rewards are seen once orders have moved.
    "moves orders, seats and rewards": async (merging) =>
      (await import("./shop/accounts/accountChanges.ts")).mergeShopAccounts(merging),
  });
}

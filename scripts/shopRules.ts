import { expireGroups } from "#core/groups/expireGroups.ts";
import { joinOrCreate } from "#core/groups/joinOrCreate.ts";
import { cancelOrder } from "#core/orders/cancelOrder.ts";
import { confirmOrder } from "#core/orders/confirmOrder.ts";
import { moveByShop } from "#core/orders/moveByShop.ts";
import { rateOrder } from "#core/orders/rateOrder.ts";
import { writeProduct } from "#core/products/writeProduct.ts";
import type { ShopRules } from "#db/seeds/demo/shop/rules.ts";

/** What the demo shop is filled by. */
export const shopRules: ShopRules = {
  ...{ writeProduct, joinOrCreate, expireGroups },
  ...{ confirmOrder, cancelOrder, moveOrder: moveByShop, rateOrder },
};

import { cancelOrder } from "#core/shop/orders/cancelOrder.ts";
import { confirmOrder } from "#core/shop/orders/confirmOrder.ts";
import { moveByShop } from "#core/shop/orders/moveByShop.ts";
import { rateOrder } from "#core/shop/orders/rateOrder.ts";
import { writeProduct } from "#core/shop/products/writeProduct.ts";
import { expireGroups } from "#core/shop/purchase/expireGroups.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import type { ShopRules } from "#db/seeds/demo/shop/rules.ts";

/** The rules by which the demo shop is filled. */
export const shopRules: ShopRules = {
  writeProduct,
  joinOrCreate,
  expireGroups,
  confirmOrder,
  cancelOrder,
  moveOrder: moveByShop,
  rateOrder,
};

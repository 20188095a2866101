import { expireGroups } from "#core/groups/expireGroups.ts";
import { joinOrCreate } from "#core/groups/joinOrCreate.ts";
import { writeProduct } from "#core/products/writeProduct.ts";
import type { ShopRules } from "#db/seeds/demo/shop/rules.ts";

/** What the demo shop is filled by. */
export const shopRules: ShopRules = { writeProduct, joinOrCreate, expireGroups };

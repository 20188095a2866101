import { sizeOf } from "../shop/seed/trade.ts";
import { databaseText, part } from "./parts.ts";
import type { ShopResults } from "./results.ts";
import { httpSection, sqlSection } from "./sections.ts";
import { whole } from "./table.ts";

/** What the page tells of the shop, and which of its bars weren't reached. */
export function shopParts(shop: ShopResults | undefined): { parts: string[]; missed: string[] } {
  if (!shop) return { parts: ["## The shop\n\nNot measured yet."], missed: [] };
  const reads = sqlSection(shop.rows);
  const http = httpSection(shop.http);
  const { products, people, groups, orders } = sizeOf(shop.orders);
  return {
    missed: [...reads.missed, ...http.missed].map((line) => `shop, ${line}`),
    parts: [
      part(
        "The shop: reads, in the database",
        shop.date,
        `A database of its own: ${whole(products)} products in eleven categories, ${whole(people)} shoppers, ${whole(groups)} groups in
every state and ${whole(orders)} orders, bought as people buy: few products and few people much. Groups that run are begun anew before each run.
Measured like the reads above, each call for somebody signed in, for whom nothing is kept ready; searches are kept
for a second for everybody, so those of the same words within it don't count. Lists are pages of 100, as the app asks for them.
Plans of a typical call of each are in \`.data/bench/explain-shop\`.`,
        reads,
      ),
      part(
        "The shop: over HTTP",
        shop.date,
        `As above; the reference reads the same rows with one statement an answer, and its answers to 25 addresses of each
kind are compared with ours whole, key by key. Strangers' lists, home, products and groups (those of a product too) are kept ready for a second. In "signed in" ours
answers for its person and the reference for a stranger.`,
        http,
      ),
      `## The shop: its database\n\n${databaseText(shop.settings, shop.sizes)}`,
    ],
  };
}

import { prepareAny } from "../seed/prepare.ts";
import type { BenchServer } from "../server.ts";
import { renewGroups } from "./seed/renewGroups.ts";

/** To be raised with every change of what the shop's rows are made of: then its databases are made anew. */
const ROWS = 1;

/** Name of the shop's database with that many orders. */
export const shopDatabaseOf = (orders: number) => `bench_shop_${orders}`;

/** Makes a shop's database ready. Groups last for a day, so those that run begin anew each time. */
export async function prepareShop(
  server: BenchServer,
  orders: number,
  say: (line: string) => void,
): Promise<string> {
  const wanted = { database: shopDatabaseOf(orders), size: { orders }, rows: ROWS, maker: "makeShop" };
  const url = await prepareAny(server, wanted, say);
  await renewGroups(url);
  return url;
}

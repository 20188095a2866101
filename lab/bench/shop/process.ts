import { config } from "#config";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { serve } from "../serve.ts";
import { watchPool } from "../sql/measure.ts";
import { makeReader } from "../sql/reader.ts";
import { readKnownShop, ShopDraw } from "./draw.ts";
import { shopOperations } from "./operations.ts";
import { makeShopVisits, type ShopKind } from "./visits.ts";

const { readOnce, functions } = makeReader({
  url: config.DATABASE_URL ?? "",
  operations: shopOperations,
  readKnown: readKnownShop,
  draw: (key, known) => new ShopDraw(key, known),
});

watchPool();
serve(
  {
    ...functions,
    visits: async ({ kind, count }: { kind: ShopKind; count: number }) =>
      makeShopVisits(kind, count, await readOnce()),
  },
  async () => {
    await Promise.all([closeReadPools(), sequelize.close()]);
  },
);

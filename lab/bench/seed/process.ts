import pg from "pg";
import { config } from "#config";
import { foldListingCounts } from "#core/market/lifecycle/foldListingCounts.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";
import { migrateUp } from "#db/migrate.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { sequelize } from "#db/sequelize.ts";
import { fillReports } from "../reports/fillReports.ts";
import { say, serve } from "../serve.ts";
import { fillShop } from "../shop/seed/fillShop.ts";
import { sizeOf } from "../shop/seed/trade.ts";
import { fill } from "./fill.ts";

const url = config.DATABASE_URL ?? "";

/** Makes what rules keep beside the rows agree with them, as the worker's jobs do in time. */
async function settle() {
  say("adding up counters, reading words, making suggestions");
  await foldListingCounts();
  await refreshLexicon();
  await refreshPhrases();
  const client = new pg.Client(url);
  await client.connect();
  await client.query("vacuum (analyze)");
  await client.query("checkpoint");
  await client.end();
}

async function make(fillIt: () => Promise<void>) {
  await migrateUp();
  await seedReference();
  await fillIt();
  await settle();
}

serve(
  {
    makeMarket: (listings: number) => make(() => fill(url, listings, say)),
    makeShop: (orders: number) => make(() => fillShop(url, sizeOf(orders), say)),
    makeReports: (events: number) => fillReports(url, events, say),
    async bringForward() {
      if ((await migrateUp()).length === 0) return;
      await seedReference();
      await settle();
    },
  },
  () => sequelize.close(),
);

import pg from "pg";
import { config } from "#config";
import { migrateUp } from "#db/migrate.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { sequelize } from "#db/sequelize.ts";
import { say, serve } from "../serve.ts";
import { fillShop } from "../shop/seed/fillShop.ts";
import { sizeOf } from "../shop/seed/trade.ts";
import { fill } from "./fill.ts";
import { refreshDerived } from "./refreshDerived.ts";

const url = config.DATABASE_URL ?? "";

async function settle() {
  await refreshDerived(say);
  const client = new pg.Client(url);
  await client.connect();
  say("vacuum and statistics");
  await client.query("vacuum (analyze)");
  await client.query("checkpoint");
  await client.end();
}

serve(
  {
    async make(listings: number) {
      await migrateUp();
      await seedReference();
      await fill(url, listings, say);
      await settle();
    },
    async makeShop(orders: number) {
      await migrateUp();
      await seedReference();
      await fillShop(url, sizeOf(orders), say);
      await settle();
    },
    async bringForward() {
      await migrateUp();
      await seedReference();
      await settle();
    },
  },
  () => sequelize.close(),
);

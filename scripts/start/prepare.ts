import { config } from "#config";
import { migrateUp, prepareAlone } from "#db/migrate.ts";
import { rows } from "#db/rows.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { openDatabase } from "../database.ts";
import { goOn, running, say } from "./life.ts";
import { assertFree } from "./ports.ts";
import { Holdings } from "./welcome.ts";

async function seed() {
  if (config.SEED === "none") return;
  await seedReference();
  if (config.SEED !== "demo") return;
  const { seedDemo } = await import("#db/seeds/demo/seedDemo.ts");
  const { shopRules } = await import("../shopRules.ts");
  await seedDemo({ say, shop: shopRules });
}

/** Makes the database of this folder reachable, for one market at a time. */
export async function openMarket(): Promise<void> {
  say(config.DATABASE_URL ? "Database: connecting" : "Database: starting the embedded PostgreSQL");
  const database = await openDatabase({ isMarket: true, say });
  running.push({ stop: database.close });
  if (!database.isOurs) {
    throw new Error(
      `Bozor runs in this folder already: ${config.PUBLIC_URL} (to run parts side by side, set DATABASE_URL)`,
    );
  }
}

/** Makes sure that nobody listens where this market is going to. */
export async function assertPortsFree(isMessengerOurs: boolean, isApiOurs: boolean) {
  if (isApiOurs) await assertFree(config.PORT, config.host, "PORT");
  if (!isMessengerOurs) return;
  for (const port of [config.MESSENGER_PORT, ...Object.values(config.miniAppPorts)]) {
    await assertFree(port, "127.0.0.1", "MESSENGER_PORT");
  }
}

/** Brings the database to the newest form and writes what is missing of the seed. */
export async function prepareDatabase(): Promise<void> {
  const migrations = await migrateUp();
  if (migrations.length > 0) say(`Database: ${migrations.length} migrations ran`);
  goOn();
  await prepareAlone(seed);
}

/** Tells what there is to find in the market, whatever this start was to bring. */
export async function readHoldings(): Promise<Holdings> {
  const [found] = await rows(
    { holds: Holdings },
    `select case when exists (select from listings) then 'listings'
                 when exists (select from categories) then 'categories' else 'nothing' end as holds`,
  );
  return found?.holds ?? "nothing";
}

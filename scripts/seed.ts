import { config } from "#config";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";
import { seedDemo } from "#db/seeds/demo/seedDemo.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { asCommand } from "./commands/asCommand.ts";
import { withDatabase } from "./database.ts";
import { shopRules } from "./shopRules.ts";

const kind = process.argv[2] ?? config.SEED;

async function seed() {
  await seedReference();
  if (kind === "demo") {
    await seedDemo({ say: console.log, shop: shopRules });
  }
  await refreshLexicon();
  await refreshPhrases();
  console.log(`Seeded: ${kind}.`);
}

await asCommand(async () => {
  if (["demo", "reference"].includes(kind)) return withDatabase(seed);
  console.error("Usage: npm run seed -- demo|reference");
  process.exitCode = 1;
});

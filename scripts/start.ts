import { parseArgs } from "node:util";
import { config } from "#config";
import { buildWebapps } from "./build/buildWebapps.ts";
import { goOn, live, running, say } from "./start/life.ts";
import { assertPortsFree, openMarket, prepareDatabase } from "./start/prepare.ts";
import { startMessenger } from "./start/startMessenger.ts";
import { welcome } from "./start/welcome.ts";

// Loaded when started, so that one part alone carries nothing of the others.
const parts = {
  api: async () => (await import("../api/main.ts")).startApi(),
  bot: async () => (await import("../bot/main.ts")).startBot(),
  worker: async () => (await import("../worker/main.ts")).startWorker(),
};
type PartName = keyof typeof parts;

function chosenParts(): PartName[] {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (values.only === undefined) return Object.keys(parts) as PartName[];
  const names = values.only.split(",");
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`--only takes api, bot and worker, not "${unknown}"`);
  return names as PartName[];
}

async function start() {
  const names = chosenParts();
  const isWhole = names.length === Object.keys(parts).length;
  const hasMessenger = config.isLocal && isWhole;

  await openMarket();
  await assertPortsFree(hasMessenger, names.includes("api"));
  goOn();
  await prepareDatabase();
  goOn();
  if (names.includes("api")) await buildWebapps({ withMessenger: hasMessenger, say });

  goOn();
  if (hasMessenger) running.push(await startMessenger());
  for (const name of names) {
    goOn();
    running.push(await parts[name]());
  }
  goOn();
  say(`Started: ${names.join(", ")}${hasMessenger ? ", messenger" : ""}`);
  console.log(welcome({ names, hasMessenger }));
}

await live(start);

import { parseArgs } from "node:util";
import { config } from "#config";
import { migrateUp, prepareAlone } from "#db/migrate.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { buildWebapps } from "./build/buildWebapps.ts";
import { openDatabase } from "./database.ts";
import { assertFree } from "./start/ports.ts";
import { startMessenger } from "./start/startMessenger.ts";
import { welcome } from "./start/welcome.ts";

interface Part {
  stop(): Promise<void>;
}

// Loaded when started, so that one part alone carries nothing of the others.
const parts = {
  api: async () => (await import("../api/main.ts")).startApi(),
  bot: async () => (await import("../bot/main.ts")).startBot(),
  worker: async () => (await import("../worker/main.ts")).startWorker(),
};
type PartName = keyof typeof parts;

/** Everything that runs, in the order it was started. */
const running: Part[] = [];
const startedAt = Date.now();

function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}

function chosenParts(): PartName[] {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (values.only === undefined) return Object.keys(parts) as PartName[];
  const names = values.only.split(",");
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`--only takes api, bot and worker, not "${unknown}"`);
  return names as PartName[];
}

async function assertPortsFree(isMessengerOurs: boolean, isApiOurs: boolean) {
  if (isApiOurs) await assertFree(config.PORT, config.host, "PORT");
  if (!isMessengerOurs) return;
  for (const port of [config.MESSENGER_PORT, ...Object.values(config.miniAppPorts)]) {
    await assertFree(port, "127.0.0.1", "MESSENGER_PORT");
  }
}

async function seed() {
  if (config.SEED === "none") return;
  await seedReference();
  if (config.SEED !== "demo") return;
  const { seedDemo } = await import("#db/seeds/demo/seedDemo.ts");
  const { shopRules } = await import("./shopRules.ts");
  await seedDemo({ say, shop: shopRules });
}

async function start() {
  const names = chosenParts();
  const isWhole = names.length === Object.keys(parts).length;
  const hasMessenger = config.isLocal && isWhole;

  say(config.DATABASE_URL ? "Database: connecting" : "Database: starting the embedded PostgreSQL");
  const database = await openDatabase({ isMarket: true, say });
  running.push({ stop: database.close });
  if (!database.isOurs) {
    throw new Error(
      `Bozor runs in this folder already: ${config.PUBLIC_URL} (to run parts side by side, set DATABASE_URL)`,
    );
  }
  await assertPortsFree(hasMessenger, names.includes("api"));
  goOn();

  const migrations = await migrateUp();
  if (migrations.length > 0) say(`Database: ${migrations.length} migrations ran`);
  goOn();
  await prepareAlone(seed);
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

let isStopping = false;
/** Exit code of the start, once it has come to its end. */
let started = Promise.resolve(0);

/** Ends what was started, last first. */
async function stopAll() {
  for (const part of running.splice(0).reverse()) {
    await part.stop().catch((error: unknown) => console.error(`While stopping: ${String(error)}`));
  }
}

/** Thrown between the steps of a start that somebody has ended. */
class Interrupted extends Error {}

function goOn() {
  if (isStopping) throw new Interrupted();
}

/** A start in progress comes to its next step before it is undone, so that nothing is left behind. */
async function handleSignal() {
  if (isStopping) return;
  isStopping = true;
  console.log("\nStopping…");
  await started;
  await stopAll();
  process.exit(0);
}

// The terminal's end (SIGHUP) is an end like any other. Heard before anything is begun.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void handleSignal());

started = start().then(
  () => 0,
  (error: unknown) => {
    if (isStopping) return 0;
    console.error(`Bozor can't start: ${error instanceof Error ? error.message : String(error)}`);
    if (config.LOG_LEVEL === "debug" || config.LOG_LEVEL === "trace") console.error(error);
    return 1;
  },
);

if ((await started) === 1 && !isStopping) {
  await stopAll();
  process.exit(1);
}

import { join } from "node:path";
import { parseArgs } from "node:util";
import { config } from "#config";
import { type Builds, buildWebapps } from "./build/buildWebapps.ts";
import { followLog } from "./start/followLog.ts";
import { inProcess, keepUp } from "./start/keepUp.ts";
import { goOn, live, type Part, running, say, stopSignal } from "./start/life.ts";
import { assertPortsFree, openMarket, prepareDatabase, readHoldings } from "./start/prepare.ts";
import { startMessenger } from "./start/startMessenger.ts";
import { welcome } from "./start/welcome.ts";

// Loaded when started, so that one part alone carries nothing of the others.
const parts = {
  api: async (builds: Builds | undefined) =>
    (await import("../api/main.ts")).startApi(builds && { isMaking: builds.isMaking }),
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

/** Begins to build the apps that have changed: what is seen first goes first, the rest when nobody wants anything else. */
function beginBuilds(hasMessenger: boolean): Builds {
  return buildWebapps({
    withMessenger: hasMessenger,
    isCompressed: config.NODE_ENV === "production",
    say,
    behind: ["storefront", "reports"],
    signal: stopSignal,
  });
}

/** Starts the messenger once its page is there. It is to end last, as bot and worker speak with it. */
function beginMessenger(builds: Builds | undefined): Promise<Part> {
  const messenger = (async () => {
    await builds?.made.get("messenger");
    goOn();
    return keepUp("messenger", (died) => startMessenger({ died }));
  })();
  const begun = messenger.catch(() => undefined);
  running.push({ stop: async () => (await begun)?.stop() });
  return messenger;
}

async function startParts(names: readonly PartName[], builds: Builds | undefined) {
  const begins = names.map((name) => () => parts[name](builds));
  running.push(await keepUp(names.join(", "), inProcess(begins, goOn), { isHere: true }));
}

async function start() {
  const names = chosenParts();
  const hasMessenger = config.isLocal && names.length === Object.keys(parts).length;
  const hasApi = names.includes("api");

  const builds = hasApi ? beginBuilds(hasMessenger) : undefined;
  await openMarket();
  await assertPortsFree(hasMessenger, hasApi);
  goOn();
  const messenger = hasMessenger ? beginMessenger(builds) : undefined;
  await prepareDatabase();
  goOn();
  if (config.isLocal) {
    running.push(followLog(join(config.DATA_DIR, "bozor.log"), (said) => console.error(`\n${said}\n`)));
  }
  // A real market's visitors are sent where something is to be seen.
  if (config.NODE_ENV === "production") await builds?.all;
  await startParts(names, builds);
  await messenger;
  goOn();
  say(`Started: ${names.join(", ")}${hasMessenger ? ", messenger" : ""}`);
  console.log(welcome({ names, hasMessenger, holds: await readHoldings(), isMaking: builds?.isMaking }));
  await builds?.all;
}

await live(start);

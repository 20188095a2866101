import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { noonZone } from "../../setup/noonZone.ts";
import { drawPorts } from "./drawPorts.ts";
import { isReady } from "./isReady.ts";
import { copyMarket, removeMarket } from "./marketFolders.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** The program of a house: as `npm start` makes it, or with servers of its own and several processes. */
const programs = { plain: "scripts/start.ts", grown: "tests/e2e/support/serveGrown.ts" };
export type HouseKind = keyof typeof programs;

/** A running market that journeys visit, in a folder and on ports of its own. */
export interface House {
  folder: string;
  port: number;
  /** The messenger's; the three after it are the mini-apps'. */
  messengerPort: number;
}

let own: House | undefined;

/** The house of this process's journeys. */
export function ownHouse(): House {
  if (!own) throw new Error("This process has no house: the journey needs the fixture `market`");
  return own;
}

/** What the run has prepared for its houses. */
function prepared(variable: "JOURNEYS_FOLDER" | "JOURNEYS_SEEDED"): string {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is missing: houses are started by a run of Playwright`);
  return folder;
}

async function settle(house: House, child: ChildProcess, log: string) {
  while (!(await isReady(house.port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const lines = (await readFile(log, "utf8")).trim().split("\n");
      throw new Error(`The house didn't start (see ${log}):\n${lines.slice(-5).join("\n")}`);
    }
    await delay(100);
  }
}

/**
 * Starts a market of its own for one worker, on a copy of the seeded one. It ends when the process that has started it
 * does, however that ends.
 * @returns a function that stops it and removes what it has kept.
 */
export async function startHouse(kind: HouseKind, worker: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(prepared("JOURNEYS_FOLDER"), `${kind}-`));
  await copyMarket(prepared("JOURNEYS_SEEDED"), folder);
  const [messengerPort = 0, , , , port = 0] = await drawPorts(5);
  const house = { folder, port, messengerPort };

  const logs = join(root, ".data", "houses");
  await mkdir(logs, { recursive: true });
  const log = join(logs, `${kind}-${worker}.log`);
  const output = await open(log, "a");
  const child = spawn(process.execPath, ["scripts/run.mjs", programs[kind]], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      MESSENGER_PORT: String(messengerPort),
      // The demo is there already; its photos are drawn when asked for, and not the rest for nobody.
      SEED: "reference",
      // Reminders and notices are held at night: for journeys it is noon, whenever they begin.
      STOREFRONT_TIMEZONE: noonZone(),
      REPORT_TIMEZONE: noonZone(),
    },
    // Ctrl-C reaches the run alone, which then lets go of its houses.
    detached: true,
    stdio: ["ignore", output.fd, output.fd, "ipc"],
  });
  const ended = once(child, "exit");
  await output.close();
  await settle(house, child, log);
  own = house;

  return async () => {
    own = undefined;
    if (child.connected) child.disconnect();
    await ended;
    await removeMarket(folder);
  };
}

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { config, givenEnvironment, readConfigAnew } from "#config";
import { Bundler, type Program } from "./dev/bundler.ts";
import { Changes } from "./dev/changes.ts";
import { checkTexts } from "./dev/checkTexts.ts";
import { type EditedApps, editApps } from "./dev/editedApps.ts";
import { Fault } from "./dev/fault.ts";
import { createFront } from "./dev/front.ts";
import { Gate } from "./dev/gate.ts";
import { LiveServer } from "./dev/liveServer.ts";
import { readInspectPort } from "./dev/options.ts";
import { followLog } from "./start/followLog.ts";
import { goOn, live, type Part, running, say } from "./start/life.ts";
import { assertFree } from "./start/ports.ts";
import { assertPortsFree, openMarket, prepareDatabase, readHoldings } from "./start/prepare.ts";
import { startMessenger } from "./start/startMessenger.ts";
import { welcome } from "./start/welcome.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** Files that this process itself uses: when they change, it has to be started again. */
const OWN_SETTINGS = [
  "PORT",
  "MESSENGER_PORT",
  "PUBLIC_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "BOT_TOKEN",
  "TRUST_PROXY",
] as const;

const hasMessenger = config.isLocal;

/** The messenger as its sources are now. */
class LiveMessenger {
  private program: Program | undefined;
  private part: Part | undefined;
  private readonly page: string;

  constructor(page: string) {
    this.page = page;
  }

  async take(program: Program) {
    if (this.program?.hash === program.hash) return;
    this.program = program;
    await this.stop();
    const args = [program.file, "--page", this.page];
    this.part = await startMessenger({ args, env: givenEnvironment });
  }

  async stop() {
    await this.part?.stop();
    this.part = undefined;
  }
}

const HAS_RUN =
  "had run before it was changed, and doesn't run again by itself: `npm run db -- down` undoes the last migration, " +
  "`npm run db -- up` runs it as it is now";

/** Whether a changed file is a migration that isn't among those that have just run. */
function hasRunBefore(file: string, ran: string): boolean {
  const [, name] = /^db\/migrations\/(\d{14}-[a-z0-9-]+)\.ts$/.exec(file) ?? [];
  return name !== undefined && existsSync(join(root, file)) && !ran.includes(name);
}

/** Brings the database to the newest form by a process that knows the migrations as they are now. */
async function migrate(files: readonly string[]) {
  try {
    const { stdout } = await run(
      process.execPath,
      [join(root, "scripts", "run.mjs"), "scripts/db.ts", "up"],
      {
        env: givenEnvironment,
      },
    );
    for (const line of stdout.trim().split("\n")) say(`Migrations: ${line}`);
    for (const file of files.filter((one) => hasRunBefore(one, stdout))) say(`${file} ${HAS_RUN}`);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || String(error);
    throw Fault.ofStack(said.replace(/^Build failed.*\n/, ""));
  }
}

/** Says which settings wait for the next start of all. */
function checkSettings() {
  try {
    const now = readConfigAnew();
    const changed = OWN_SETTINGS.filter((name) => now[name] !== config[name]);
    if (changed.length > 0) say(`${changed.join(", ")}: changes when npm run dev is started again`);
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error));
  }
}

/** Everything that is there before the first version of the server is. */
async function open() {
  const gate = new Gate();
  const front = createFront({ gate, isBehindProxy: config.TRUST_PROXY });
  const entries = [
    "scripts/dev/server.ts",
    "scripts/database.ts",
    ...(hasMessenger ? ["scripts/messenger.ts"] : []),
  ];
  const bundler = new Bundler(root, join(root, "dist", `dev-${config.PORT}`), entries);
  running.push(bundler);
  const hosts = [new URL(config.PUBLIC_URL).hostname];
  const cache = join(config.DATA_DIR, "dev");
  const changes = new Changes(root);
  const apps = await editApps({ root, cache, hosts, front: front.server, hasMessenger, changes });
  running.push(apps);
  front.edit(apps.apps);
  return { gate, front, bundler, apps, changes };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Says what is wrong in the terminal and over open pages. */
const tellFault = (apps: EditedApps) => (fault: Fault) => {
  console.error(`\n${fault.shown}\n`);
  apps.show(fault);
};

/** Keeps server and messenger as their sources are. */
function keepUp({ gate, bundler, apps, front }: Opened, inspect: number | undefined) {
  const env = { ...givenEnvironment, TRUST_PROXY: "true" };
  const server = new LiveServer({ gate, pages: apps.pages, inspect, env, show: apps.show, say });
  const messenger = apps.messengerPage ? new LiveMessenger(apps.messengerPage) : undefined;
  if (messenger) running.push(messenger);
  running.push(front, server);

  /** Bundles the sources and runs what has become of them. */
  async function take(files: readonly string[], isRestart: boolean) {
    const [program, database, messengerProgram] = await bundler.bundle(files);
    await Promise.all([
      program && database && server.take({ program, database }, isRestart),
      messengerProgram && messenger?.take(messengerProgram),
    ]);
  }

  return async (files: readonly string[]) => {
    const startedAt = performance.now();
    const isIn = (folder: string) => files.some((file) => file.startsWith(folder));
    const isFirst = files.length === 0;
    const isRestart =
      files.includes(".env") || files.some((file) => file.endsWith(".ftl")) || isIn("db/migrations/");
    if (!isFirst && !isRestart && !bundler.isTouchedBy(files)) return;
    gate.close();
    try {
      if (files.includes(".env")) checkSettings();
      checkTexts(root, files);
      if (isIn("db/migrations/")) await migrate(files);
      await take(files, isRestart);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
      if (!isFirst) say(`${files.join(", ")}: runs after ${seconds} s`);
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault(String(error), { shown: String(error) });
      gate.lead(fault);
      tellFault(apps)(fault);
    }
  };
}

async function start() {
  const inspect = readInspectPort(process.argv.slice(2));
  await openMarket();
  await assertPortsFree(hasMessenger, true);
  if (inspect !== undefined) await assertFree(inspect, "127.0.0.1", "--inspect=PORT");
  goOn();
  const [opened] = await Promise.all([open(), prepareDatabase()]);
  goOn();
  const follow = keepUp(opened, inspect);
  const tell = (said: string) => tellFault(opened.apps)(Fault.ofStack(said));
  running.push(followLog(join(config.DATA_DIR, "bozor.log"), tell));
  await opened.front.listen(config.PORT, config.host);
  await follow([]);
  goOn();
  const { bundler, gate, changes } = opened;
  const hear = (file: string) => {
    if (bundler.isTouchedBy([file])) gate.close();
  };
  changes.tell({ hear, follow });
  running.push(changes);
  say("Started: server and apps, as they are edited");
  console.log(welcome({ names: ["api", "bot", "worker"], hasMessenger, holds: await readHoldings() }));
}

await live(start);

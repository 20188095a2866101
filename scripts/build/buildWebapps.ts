import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTurns } from "#core/platform/images/inTurn.ts";
import { precompress } from "./precompress.ts";

const run = promisify(execFile);

const ofAll = ["package-lock.json", "scripts/build/buildWebapps.ts", "tsconfig.base.json"];
const ofApps = [...ofAll, "webapps/shared", "webapps/tsconfig.json", "contract"];
/** The apps that are built, first to last: each with its folder and its other sources. */
const apps = {
  classifieds: { folder: "webapps/classifieds", sources: ofApps },
  messenger: { folder: "messenger/page", sources: ofAll },
  storefront: { folder: "webapps/storefront", sources: ofApps },
  reports: { folder: "webapps/reports", sources: ofApps },
} as const;
export type App = keyof typeof apps;

/** Each keeps a processor and a half busy. */
const AT_ONCE = 2;

interface Made {
  hash: string;
  /** Whether its files stand there compressed, too. */
  isCompressed: boolean;
  /** Assets of this build and the one before: pages opened earlier still ask for those. */
  builds: string[][];
}

interface Options {
  withMessenger: boolean;
  /** Packs files once and well, which takes as long as building: for who serves many. */
  isCompressed: boolean;
  say: (line: string) => void;
  /** Apps whose building gives way to everything else this machine does. */
  behind?: readonly App[];
  signal?: AbortSignal;
  /** The repository. */
  root?: string;
}

type Work = Options & { root: string };

export interface Builds {
  /** Each app's build; one that fails says why. */
  made: ReadonlyMap<App, Promise<void>>;
  /** All of them. */
  all: Promise<unknown>;
  isMaking: (app: App) => boolean;
}

/** Where an app is served from. */
const servedFrom = (root: string, app: App) => join(root, "dist", app);

async function filesOf(root: string, source: string): Promise<string[]> {
  const path = join(root, source);
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function hashOf(root: string, { folder, sources }: (typeof apps)[App]): Promise<string> {
  const hash = createHash("sha256");
  const files = await Promise.all([folder, ...sources].map((source) => filesOf(root, source)));
  for (const file of files.flat()) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function readMade(served: string): Promise<Made | undefined> {
  const file = join(served, ".made.json");
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Made) : undefined;
}

const writeMade = (served: string, made: Made) => writeFile(join(served, ".made.json"), JSON.stringify(made));

/** Runs Vite in a process of its own: it sets NODE_ENV and keeps much memory, neither of which a server wants. */
async function runVite(app: App, folder: string, { behind = [], signal, root }: Work): Promise<void> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = ["--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  const running = run(process.execPath, [vite, "build", join(root, apps[app].folder), ...options], {
    ...(signal && { signal }),
  });
  const { pid } = running.child;
  if (pid !== undefined && behind.includes(app)) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await running.catch((error: { stderr?: string }) => {
    throw signal?.aborted ? error : new Error(`${app} can't be built: ${error.stderr || String(error)}`);
  });
}

/** Moves a build to where it is served: assets first, the page that names them last. */
async function moveIn(fresh: string, served: string): Promise<string[]> {
  const assets = (await readdir(join(fresh, "assets"), { recursive: true })).sort();
  await mkdir(join(served, "assets"), { recursive: true });
  await cp(join(fresh, "assets"), join(served, "assets"), { recursive: true });
  await rm(join(fresh, "assets"), { recursive: true });
  for (const name of (await readdir(fresh)).sort(
    (a, b) => Number(a.startsWith("index.html")) - Number(b.startsWith("index.html")),
  )) {
    await rm(join(served, name), { recursive: true, force: true });
    await rename(join(fresh, name), join(served, name));
  }
  await rm(fresh, { recursive: true });
  return assets;
}

/** Removes the packed forms of the page from before, which would be served in place of the new one. */
async function removePacked(served: string) {
  const names = existsSync(served) ? await readdir(served) : [];
  for (const name of names.filter((one) => /\.(br|gz)$/.test(one)))
    await rm(join(served, name), { force: true });
}

/** Builds beside the served folder, then moves in. */
async function buildApp(app: App, made: Made | undefined, hash: string, work: Work) {
  // Named after the process: somebody else may be building in the same folder.
  const fresh = join(work.root, "dist", `.${app}.${process.pid}`);
  await runVite(app, fresh, work);
  if (work.isCompressed) await precompress(fresh);

  const served = servedFrom(work.root, app);
  if (!work.isCompressed) await removePacked(served);
  const assets = await moveIn(fresh, served);
  const builds = [assets, ...(made?.builds ?? [])].slice(0, 2);
  const kept = new Set(builds.flat());
  for (const old of await readdir(join(served, "assets"), { recursive: true })) {
    if (!kept.has(old.replace(/\.(br|gz)$/, "")))
      await rm(join(served, "assets", old), { recursive: true, force: true });
  }
  await writeMade(served, { hash, isCompressed: work.isCompressed, builds });
}

async function makeApp(app: App, work: Work): Promise<void> {
  const served = servedFrom(work.root, app);
  const [hash, made] = await Promise.all([hashOf(work.root, apps[app]), readMade(served)]);
  if (made?.hash !== hash) {
    work.say(`Building ${app}`);
    await buildApp(app, made, hash, work);
    work.say(`Built ${app}`);
  } else if (work.isCompressed && !made.isCompressed) {
    work.say(`Compressing ${app}`);
    await precompress(served);
    await writeMade(served, { ...made, isCompressed: true });
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Removes what builds that were killed have left. */
function sweep(dist: string) {
  const names = existsSync(dist) ? readdirSync(dist) : [];
  for (const name of names) {
    const [, pid] = /^\.[a-z]+\.(\d+)$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/** Begins to build the web apps whose sources have changed since the last time, two at a time, the classifieds first. */
export function buildWebapps(options: Options): Builds {
  const work = { root: join(import.meta.dirname, "..", ".."), ...options };
  sweep(join(work.root, "dist"));
  const inTurn = createTurns(AT_ONCE);
  const making = new Set<App>();
  const made = new Map<App, Promise<void>>();
  for (const app of Object.keys(apps) as App[]) {
    if (app === "messenger" && !options.withMessenger) continue;
    making.add(app);
    made.set(
      app,
      inTurn(() => makeApp(app, work)).finally(() => making.delete(app)),
    );
  }
  const all = Promise.all(made.values());
  // A build that fails is told to those who wait for it; until then nobody has to listen.
  for (const build of [...made.values(), all]) build.catch(() => {});
  return { made, all, isMaking: (app) => making.has(app) };
}

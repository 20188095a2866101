import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { precompress } from "./precompress.ts";

const run = promisify(execFile);

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist");

/** What is built: its folder and the files besides it that it is made from. */
const apps = {
  classifieds: { folder: "webapps/classifieds", sources: ["webapps/shared", "contract"] },
  storefront: { folder: "webapps/storefront", sources: ["webapps/shared", "contract"] },
  reports: { folder: "webapps/reports", sources: ["webapps/shared", "contract"] },
  messenger: { folder: "messenger/page", sources: [] },
} as const;
type App = keyof typeof apps;

interface Made {
  hash: string;
  /** Assets of this build and the one before: pages opened earlier still ask for those. */
  builds: string[][];
}

async function hashOf({ folder, sources }: (typeof apps)[App]): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  for (const source of [folder, ...sources, "scripts/build"]) {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function readMade(app: App): Promise<Made | undefined> {
  const file = join(dist, app, ".made.json");
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Made) : undefined;
}

/** Builds beside the served folder, then moves in: assets first, the page that names them last. */
async function buildApp(app: App, made: Made | undefined, hash: string) {
  // Named after the process: somebody else may be building in the same folder.
  const fresh = join(dist, `.${app}.${process.pid}`);
  // A process of its own: Vite sets NODE_ENV and keeps much memory, neither of which a server wants.
  await run(process.execPath, [
    join(root, "node_modules", "vite", "bin", "vite.js"),
    ...["build", join(root, apps[app].folder), "--outDir", fresh, "--emptyOutDir", "--logLevel", "error"],
  ]);
  await precompress(fresh);

  const served = join(dist, app);
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

  const builds = [assets, ...(made?.builds ?? [])].slice(0, 2);
  const kept = new Set(builds.flat());
  for (const old of await readdir(join(served, "assets"), { recursive: true })) {
    if (!kept.has(old)) await rm(join(served, "assets", old), { recursive: true, force: true });
  }
  await writeFile(join(served, ".made.json"), JSON.stringify({ hash, builds } satisfies Made));
}

/** Builds the web apps whose sources changed since the last time. */
export async function buildWebapps({
  withMessenger,
  say,
}: {
  withMessenger: boolean;
  say: (line: string) => void;
}): Promise<void> {
  for (const app of Object.keys(apps) as App[]) {
    if (app === "messenger" && !withMessenger) continue;
    const [hash, made] = await Promise.all([hashOf(apps[app]), readMade(app)]);
    if (made?.hash === hash) continue;
    say(`Building ${app}`);
    await buildApp(app, made, hash);
  }
}

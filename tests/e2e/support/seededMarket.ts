import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { placeFor } from "../../../db/embedded/place.ts";
import { moveMarket, removeMarket } from "./marketFolders.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..", "..");
const cache = join(root, "node_modules", ".cache", "journeys");
const commands = ["scripts/db.ts", "scripts/seed.ts"];

/** The demo is counted back from when it was made: its groups end, its promotions run out. */
const FRESH_MS = 3 * 3_600_000;

/** A house is lost with its machine anyway, so nothing in it waits for the disk. */
const HASTE = "\nfsync = off\nsynchronous_commit = off\nfull_page_writes = off\n";

/** Tells what would be seeded: all that the commands are made from, as one text. */
async function hashOfSeeds(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: commands,
    outdir: cache,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  for (const { text } of outputFiles) hash.update(text);
  return hash.digest("hex").slice(0, 16);
}

async function seed(folder: string) {
  const command = (file: string, ...args: string[]) =>
    run(process.execPath, ["scripts/run.mjs", file, ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder },
    });
  await command("scripts/db.ts", "up");
  await command("scripts/seed.ts", "demo");
  await appendFile(join(placeFor({ folder: join(folder, "postgres") }).folder, "postgresql.conf"), HASTE);
}

async function removeOld() {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name);
    if (Date.now() - (await stat(folder)).mtimeMs > 2 * FRESH_MS) await removeMarket(folder);
  }
}

/**
 * Finds the folder of a migrated and seeded market that houses are copied from; one that is made from the same sources
 * and is fresh enough is used again.
 */
export async function seededMarket(): Promise<string> {
  await mkdir(cache, { recursive: true });
  await removeOld();
  const name = `${await hashOfSeeds()}-${Math.floor(Date.now() / FRESH_MS)}`;
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;

  // Made beside its place: whoever finds it finds it whole.
  const unfinished = join(cache, `${name}.${process.pid}`);
  await mkdir(unfinished);
  try {
    await seed(unfinished);
    if (existsSync(folder)) return folder;
    await moveMarket(unfinished, folder);
    return folder;
  } finally {
    await removeMarket(unfinished);
    await rm(join(unfinished), { recursive: true, force: true });
  }
}

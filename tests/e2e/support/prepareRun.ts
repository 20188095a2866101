import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { removeMarket } from "./marketFolders.ts";
import { seededMarket } from "./seededMarket.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const PREFIX = "bozor-journeys-";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function removeRun(folder: string) {
  for (const house of await readdir(folder)) await removeMarket(join(folder, house));
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Removes what killed runs have left. A PostgreSQL among it ends by itself once its folder is gone. */
async function sweep() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) await removeRun(join(tmpdir(), name));
  }
}

async function buildApps() {
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/build.ts"], { cwd: root });
}

/** Prepares what all houses of a run need, before the first worker; workers read where it is from the environment. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Where journeys run as root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  await rm(join(root, ".data", "houses"), { recursive: true, force: true, maxRetries: 10 });
  const [seeded] = await Promise.all([seededMarket(), buildApps()]);
  process.env.JOURNEYS_FOLDER = folder;
  process.env.JOURNEYS_SEEDED = seeded;
  return () => removeRun(folder);
}

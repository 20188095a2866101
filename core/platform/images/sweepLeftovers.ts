import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder, unfinishedFolder } from "./folders.ts";

/** No request and no write takes an hour: what is older was left by a process that died. */
const HOUR_MS = 3_600_000;

async function sweepFolder(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  let count = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Another process may have been quicker.
    const left = await stat(path).catch(() => undefined);
    if (!left || left.mtimeMs > now.getTime() - HOUR_MS) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

/**
 * Removes what processes of this machine that died left of their uploads.
 * @returns how many files and folders went.
 */
export async function sweepLeftovers(now = new Date()): Promise<number> {
  return (await sweepFolder(incomingFolder, now)) + (await sweepFolder(unfinishedFolder, now));
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isGone } from "./isGone.ts";

const LOOK_MS = 50;
/** Longer than a first initialisation on a slow disk. */
const PATIENCE_MS = 60_000;

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

/** Whether the process that took the turn is gone, killed before it could give it back. */
function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // Between making the file and writing its number there is nothing in it.
    return pid !== 0 && isGone(pid);
  } catch {
    return false;
  }
}

/** One that took too long was robbed of its turn. */
function isOurs(file: string): boolean {
  try {
    return readFileSync(file, "utf8") === String(process.pid);
  } catch {
    return false;
  }
}

/** Runs `work` while no other process of this machine is in its turn; the turn of a killed process ends with it. */
export async function inTurn<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const endsAt = Date.now() + PATIENCE_MS;
  while (!take(file)) {
    if (isAbandoned(file) || Date.now() > endsAt) rmSync(file, { force: true });
    else await delay(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    if (isOurs(file)) rmSync(file, { force: true });
  }
}

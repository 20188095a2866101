import { execFile } from "node:child_process";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { placeFor } from "../../../db/embedded/place.ts";

const run = promisify(execFile);

/** Folders that a market keeps its things in: PostgreSQL's stands elsewhere when its account can't enter this one. */
function partsOf(folder: string): string[] {
  const inside = join(folder, "postgres");
  const { folder: postgres } = placeFor({ folder: inside });
  return postgres === inside ? [folder] : [folder, dirname(postgres)];
}

async function forParts(from: string, to: string, work: (from: string, to: string) => Promise<unknown>) {
  const targets = partsOf(to);
  for (const [index, part] of partsOf(from).entries()) await work(part, targets[index] ?? to);
}

/** Copies a market that doesn't run, owners and all; where the disk can, nothing is really copied until it changes. */
export async function copyMarket(from: string, to: string): Promise<void> {
  await forParts(from, to, async (source, target) => {
    await mkdir(target, { recursive: true });
    await run("cp", ["-a", `${source}/.`, target]);
  });
}

/** Moves a market that doesn't run to a place where there is none. */
export async function moveMarket(from: string, to: string): Promise<void> {
  await forParts(from, to, rename);
}

/** Removes a market that doesn't run. */
export async function removeMarket(folder: string): Promise<void> {
  for (const part of partsOf(folder)) await rm(part, { recursive: true, force: true, maxRetries: 10 });
}

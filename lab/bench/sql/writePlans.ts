import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchFolder } from "../server.ts";

/** Writes plans of typical calls beside the data of the bench, each into a file of its own. */
export function writePlans(name: string, plans: ReadonlyMap<string, string>): void {
  const folder = join(benchFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [operation, plan] of plans) {
    const file = `${operation.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.txt`;
    writeFileSync(join(folder, file), `-- ${operation}\n\n${plan}`);
  }
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchFolder } from "../server.ts";
import { makePage } from "./page.ts";
import type { Results } from "./results.ts";

const docs = join(import.meta.dirname, "..", "..", "..", "docs");
/** Only a market of this size is told about in docs. */
const FULL = 1_000_000;

const fileName = (operation: string) => `${operation.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.txt`;

/**
 * Writes the page, and the plans by operation where there are new ones; of a smaller market beside its data.
 * @returns where.
 */
export function writePage(results: Results, plans: ReadonlyMap<string, string>): string {
  const folder = results.listings === FULL ? docs : benchFolder;
  if (plans.size > 0) {
    const explain = join(folder, "bench", "explain");
    rmSync(explain, { recursive: true, force: true });
    mkdirSync(explain, { recursive: true });
    for (const [operation, plan] of plans)
      writeFileSync(join(explain, fileName(operation)), `-- ${operation}\n\n${plan}`);
  }
  const page = join(folder, "bench.md");
  writeFileSync(page, makePage(results));
  return page;
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { FreshnessResult } from "../freshness/runFreshness.ts";
import type { HttpResult } from "../http/runHttp.ts";
import { benchFolder } from "../server.ts";
import type { GrowthRow, SqlRow } from "../sql/runSql.ts";

interface Dated {
  /** As YYYY-MM-DD HH:MM, UTC. */
  date: string;
}

/** What was measured of a market of one size; each part when it was measured last. */
export interface Results {
  listings: number;
  fewer: number;
  machine: string;
  settings: readonly string[];
  sizes: [string, string][];
  sql?: Dated & { rows: SqlRow[]; growth: GrowthRow[] };
  http?: Dated & HttpResult;
  freshness?: Dated & FreshnessResult;
}

const GB = 2 ** 30;

/** The machine as far as it matters, without its name. */
export const describeMachine = () =>
  `${availableParallelism()} shared cores, ${Math.round(totalmem() / GB)} GB of memory, Node ${process.versions.node}`;

export const now = () => new Date().toISOString().slice(0, 16).replace("T", " ");

const fileOf = (listings: number) => join(benchFolder, `results-${listings}.json`);

/** What earlier runs have measured, for the parts that this one leaves out. */
export function readResults(listings: number): Partial<Results> {
  const file = fileOf(listings);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function keepResults(results: Results): void {
  writeFileSync(fileOf(results.listings), JSON.stringify(results, null, 2));
}

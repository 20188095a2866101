import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { FreshnessResult } from "../freshness/runFreshness.ts";
import type { HttpResult } from "../http/runHttp.ts";
import type { Options } from "../options.ts";
import { measurePace } from "../pace.ts";
import { benchFolder, serverSettings } from "../server.ts";
import type { ShopResult } from "../shop/runShop.ts";
import type { GrowthRow, SqlRow } from "../sql/runSql.ts";

/** How much there is in the databases. */
type Sizes = Pick<Options, "listings" | "fewer" | "orders">;

interface Dated {
  /** When, as YYYY-MM-DD HH:MM, UTC, and at what pace the machine was then. */
  date: string;
}

/** What a run was made with. */
interface Run {
  machine: string;
  settings: readonly string[];
  sizes: [string, string][];
}

/** What was measured of a shop with so many orders. */
export interface ShopResults extends Dated, Run, ShopResult {
  orders: number;
}

/** What was measured of a market of one size; each part when it was measured last. */
export interface Results extends Run {
  listings: number;
  fewer: number;
  sql?: Dated & { rows: SqlRow[]; growth: GrowthRow[] };
  http?: Dated & HttpResult;
  freshness?: Dated & FreshnessResult;
  shop?: ShopResults;
}

const GB = 2 ** 30;

/** The machine as far as it matters, without its name. */
const describeMachine = () =>
  `${availableParallelism()} shared cores, ${Math.round(totalmem() / GB)} GB of memory, Node ${process.versions.node}`;

export const describeRun = () => ({ machine: describeMachine(), settings: serverSettings });

/** The moment, and the machine's pace at it. */
export const now = () =>
  `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, at a pace of ${measurePace().toFixed(2)} ms`;

const fileOf = (listings: number) => join(benchFolder, `results-${listings}.json`);
const shopFileOf = (orders: number) => join(benchFolder, `results-shop-${orders}.json`);

const readKept = <T>(file: string): T | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
const keep = (file: string, results: object) => writeFileSync(file, JSON.stringify(results, null, 2));

/** What this run and earlier ones have measured. */
export function readResults({ listings, fewer, orders }: Sizes): Results {
  const shop = readKept<ShopResults>(shopFileOf(orders));
  const market = readKept<Partial<Results>>(fileOf(listings));
  return { ...describeRun(), sizes: [], fewer, ...market, listings, ...(shop && { shop }) };
}

export function keepResults({ shop: _, ...results }: Results): void {
  keep(fileOf(results.listings), results);
}

export function keepShopResults(results: ShopResults): void {
  keep(shopFileOf(results.orders), results);
}

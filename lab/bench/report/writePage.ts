import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportsPage } from "../reports/reportsPage.ts";
import type { Measured } from "../reports/runReports.ts";
import type { Matched } from "../searches/runSearches.ts";
import { searchesPage } from "../searches/searchesPage.ts";
import { benchFolder } from "../server.ts";
import { makePage } from "./page.ts";
import type { Results } from "./results.ts";

const docs = join(import.meta.dirname, "..", "..", "..", "docs");
/** Only a market and a shop of this size are told about in docs. */
const FULL = 1_000_000;

/** The plans of a typical call, by operation. */
export type Plans = ReadonlyMap<string, string>;

const fileName = (operation: string) => `${operation.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.txt`;

function writePlans(folder: string, plans: Plans) {
  if (plans.size === 0) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [operation, plan] of plans)
    writeFileSync(join(folder, fileName(operation)), `-- ${operation}\n\n${plan}`);
}

/**
 * Writes the page, of a smaller market or shop beside its data, and there the plans, where there are new ones.
 * @returns where.
 */
export function writePage(results: Results, { market, shop }: { market: Plans; shop: Plans }): string {
  const isFull = results.listings === FULL && (results.shop?.orders ?? FULL) === FULL;
  const folder = isFull ? docs : benchFolder;
  writePlans(join(benchFolder, "explain"), market);
  writePlans(join(benchFolder, "explain-shop"), shop);
  const page = join(folder, "bench.md");
  writeFileSync(page, makePage(results));
  return page;
}

/**
 * Writes the page of reports; of smaller ones beside their data.
 * @returns where.
 */
export function writeReportsPage(
  size: { orders: number; events: number; listings: number },
  measured: Measured,
): string {
  const isFull = size.listings === FULL && size.orders === FULL && size.events === 10 * FULL;
  const folder = join(isFull ? docs : benchFolder, "bench");
  mkdirSync(folder, { recursive: true });
  const page = join(folder, "reports.md");
  writeFileSync(page, reportsPage(size, measured));
  return page;
}

/**
 * Writes the page of saved searches; of fewer ones beside their data.
 * @returns where.
 */
export function writeSearchesPage(
  { fewer, searches }: { fewer: number; searches: number },
  measured: readonly Matched[],
): string {
  const isFull = fewer === FULL / 10 && searches === FULL / 10;
  const folder = join(isFull ? docs : benchFolder, "bench");
  mkdirSync(folder, { recursive: true });
  const page = join(folder, "savedSearches.md");
  writeFileSync(page, searchesPage(fewer, measured));
  return page;
}

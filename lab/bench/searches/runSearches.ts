import type { Page } from "../../page.ts";
import { summarise } from "../../statistics.ts";
import { ms, table, times, whole } from "../../table.ts";
import { type Child, startChild } from "../child.ts";
import type { Effort } from "./process.ts";

/** Milliseconds that the 95th percentile of one listing may take. */
const BAR = 50;
const BATCH = 100;
const ONES = 300;
const BATCHES = 20;
const WARM_UP = 20;
/** Listings that the effort is counted of, and those of a whole turn. */
const EFFORTS = 500;
const FRESH = 3000;
/** Measured with so many of the searches, and with all: what grows shows. */
const FEWER = 0.1;

/** Matches listings one by one and a hundred together. @returns the rows of both, and the p95 of one. */
async function matchAll(child: Child, turn: number): Promise<{ rows: string[][]; p95: number }> {
  const from = turn * FRESH;
  const match = (input: object) => child.ask<number[]>("match", input);
  await match({ from, times: WARM_UP, batch: 1 });
  const one = summarise(await match({ from: from + WARM_UP, times: ONES, batch: 1 }));
  const batch = summarise(await match({ from: from + 400, times: BATCHES, batch: BATCH }));
  const { candidates, finds } = await child.ask<Effort>("effort", { from: from + 2400, count: EFFORTS });
  const { searches, queries } = await child.ask<{ searches: number; queries: number }>("counts");
  const rows = Object.entries({ "one listing": one, [`${BATCH} listings`]: batch }).map(
    ([what, { p50, p95, p99 }]) => [
      what,
      whole(searches),
      whole(queries),
      ms(p50),
      ms(p95),
      ms(p99),
      times(candidates / finds),
      times(finds / EFFORTS),
    ],
  );
  return { rows, p95: one.p95 };
}

/** Saves searches in a market of their own, and matches new listings with a tenth of them and with all. */
export async function runSearches(
  database: string,
  { fewer, searches }: { fewer: number; searches: number },
  say: (line: string) => void,
): Promise<Page> {
  const child = await startChild({ file: "searches/process.ts", database, say });
  try {
    const some = Math.round(searches * FEWER);
    await child.ask("save", { from: 0, upto: some });
    const few = await matchAll(child, 0);
    await child.ask("save", { from: some, upto: searches });
    const all = await matchAll(child, 1);
    const head = ["what", "searches", "queries", "p50", "p95", "p99", "looked at", "finds"];
    return {
      title: `Saved searches in a market of ${whole(fewer)} listings`,
      text: table(head, [...few.rows, ...all.rows]),
      missed: all.p95 <= BAR ? [] : [`one listing with all searches: p95 ${ms(all.p95)} ms, bar ${BAR} ms`],
    };
  } finally {
    await child.stop();
  }
}

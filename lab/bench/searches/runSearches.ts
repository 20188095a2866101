import { type Child, startChild } from "../child.ts";
import { databaseOf } from "../seed/prepare.ts";
import type { BenchServer } from "../server.ts";
import { type Summary, summarise } from "../statistics.ts";
import type { Effort } from "./process.ts";

export interface Matched {
  searches: number;
  queries: number;
  /** Milliseconds of a listing alone, and of a hundred together. */
  one: Summary;
  batch: Summary;
  effort: Effort;
}

const DATABASE = "bench_searches";
export const BATCH = 100;
const ONES = 300;
const BATCHES = 20;
const WARM_UP = 20;
/** Listings that the effort is counted of, and those of a whole turn. */
export const EFFORTS = 500;
const FRESH = 3000;
/** Measured with so many of the searches, and with all: what grows shows. */
const FEWER = 0.1;

type Say = (line: string) => void;

async function matchAll(child: Child, turn: number, say: Say): Promise<Matched> {
  const from = turn * FRESH;
  const match = (input: object) => child.ask<number[]>("match", input);
  await match({ from, times: WARM_UP, batch: 1 });
  const one = summarise(await match({ from: from + WARM_UP, times: ONES, batch: 1 }));
  const batch = summarise(await match({ from: from + 400, times: BATCHES, batch: BATCH }));
  const effort = await child.ask<Effort>("effort", { from: from + 2400, count: EFFORTS });
  const counted = await child.ask<{ searches: number; queries: number }>("counts");
  say(
    `${counted.queries.toLocaleString("en")} queries: a listing p50 ${one.p50.toFixed(1)}, p95 ${one.p95.toFixed(1)}, p99 ${one.p99.toFixed(1)} ms; ` +
      `${BATCH} of them p95 ${batch.p95.toFixed(0)} ms; ${(effort.candidates / effort.finds).toFixed(2)} looked at for each find`,
  );
  return { ...counted, one, batch, effort };
}

/** Saves searches in a market of their own, and matches new listings with a tenth of them and with all. */
export async function runSearches(
  server: BenchServer,
  { fewer: listings, searches }: { fewer: number; searches: number },
  say: Say,
): Promise<Matched[]> {
  await server.administer(async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`);
    await client.query(`create database ${DATABASE} template ${databaseOf(listings)} strategy file_copy`);
  });
  const child = await startChild({
    file: "searches/process.ts",
    database: server.urlOf(DATABASE),
    say,
  });
  try {
    const some = Math.round(searches * FEWER);
    await child.ask("save", { from: 0, upto: some });
    const few = await matchAll(child, 0, say);
    await child.ask("save", { from: some, upto: searches });
    return [few, await matchAll(child, 1, say)];
  } finally {
    await child.stop();
  }
}

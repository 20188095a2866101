import { type Child, startChild } from "../child.ts";
import { median, type Summary, summarise } from "../statistics.ts";
import type { NamedBars, RunInput, Times } from "./reader.ts";

export interface SqlRow extends NamedBars {
  database: Summary;
  page: Summary;
  whole: Summary;
  statements: number;
}

export interface GrowthRow {
  name: string;
  bar: number;
  /** Medians of the database part in milliseconds, with fewer and with all listings. */
  fewer: number;
  all: number;
  /** Ratio of both in each round. */
  ratios: number[];
  ratio: number;
}

const WARM_UP = 60;
const CALLS = 400;
const ROUNDS = 5;
const CALLS_A_ROUND = 60;

type Say = (line: string) => void;

/** Starts what calls the rules on a database and times them. */
export const startReader = (database: string, say: Say, file = "sql/process.ts") =>
  startChild({ file, database, say });

const run = (child: Child, input: RunInput) => child.ask<Times>("run", input);

/** Times every hot read, one call after the other on warm caches. */
export async function runSql(child: Child, say: Say): Promise<SqlRow[]> {
  const rows: SqlRow[] = [];
  for (const bars of await child.ask<NamedBars[]>("operations")) {
    await run(child, { operation: bars.name, from: 0, count: WARM_UP });
    const { database, page, whole, statements } = await run(child, {
      operation: bars.name,
      from: WARM_UP,
      count: CALLS,
    });
    const row = {
      ...bars,
      statements,
      database: summarise(database),
      page: summarise(page),
      whole: summarise(whole),
    };
    const { p50, p99 } = row.database;
    const ofPage = bars.isTotalApart ? `, of the page ${row.page.p99.toFixed(2)}` : "";
    const bar = bars.bar === undefined ? "" : `, bar ${bars.bar}`;
    say(`${bars.name}: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms${ofPage}${bar}`);
    rows.push(row);
  }
  return rows;
}

/** Times reads on the smaller and the larger database in turn, so that what else the machine does meets both. */
export async function runGrowth(fewer: Child, all: Child, say: Say): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const { name, growth } of await all.ask<NamedBars[]>("operations")) {
    if (growth === undefined) continue;
    const both: [number[], number[]] = [[], []];
    for (const child of [fewer, all]) await run(child, { operation: name, from: 0, count: WARM_UP });
    for (let round = 0; round < ROUNDS; round += 1) {
      const input = { operation: name, from: 1_000 + round * CALLS_A_ROUND, count: CALLS_A_ROUND };
      both[0].push(median((await run(fewer, input)).database));
      both[1].push(median((await run(all, input)).database));
    }
    const ratios = both[1].map((ms, round) => ms / (both[0][round] ?? Number.NaN));
    const row = {
      name,
      bar: growth,
      fewer: median(both[0]),
      all: median(both[1]),
      ratios,
      ratio: median(ratios),
    };
    say(`${name}: ${row.ratio.toFixed(2)} times as long with more listings (bar ${growth})`);
    rows.push(row);
  }
  return rows;
}

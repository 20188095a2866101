import type { Page } from "../../page.ts";
import { median, type Summary, summarise } from "../../statistics.ts";
import { ms, reached, table, times, whole } from "../../table.ts";
import { type Child, startChild } from "../child.ts";
import type { NamedBars, RunInput, Times } from "./reader.ts";
import { readsTable } from "./readsTable.ts";

export interface SqlRow extends NamedBars {
  database: Summary;
  page: Summary;
  whole: Summary;
  statements: number;
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
export async function timeReads(child: Child, say: Say): Promise<SqlRow[]> {
  const rows: SqlRow[] = [];
  for (const bars of await child.ask<NamedBars[]>("operations")) {
    await run(child, { operation: bars.name, from: 0, count: WARM_UP });
    const took = await run(child, { operation: bars.name, from: WARM_UP, count: CALLS });
    const row = {
      ...bars,
      statements: took.statements,
      database: summarise(took.database),
      page: summarise(took.page),
      whole: summarise(took.whole),
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
async function timeGrowth(
  fewer: Child,
  all: Child,
  say: Say,
): Promise<{ rows: string[][]; missed: string[] }> {
  const [rows, missed]: [string[][], string[]] = [[], []];
  for (const { name, growth: bar } of await all.ask<NamedBars[]>("operations")) {
    if (bar === undefined) continue;
    const took: [fewer: number, all: number][] = [];
    for (const child of [fewer, all]) await run(child, { operation: name, from: 0, count: WARM_UP });
    for (let round = 0; round < ROUNDS; round += 1) {
      const input = { operation: name, from: 1_000 + round * CALLS_A_ROUND, count: CALLS_A_ROUND };
      took.push([median((await run(fewer, input)).database), median((await run(all, input)).database)]);
    }
    const ratios = took.map(([before, now]) => now / before);
    const ratio = median(ratios);
    const [before, now] = [median(took.map(([ofFewer]) => ofFewer)), median(took.map(([, ofAll]) => ofAll))];
    const spread = `${times(Math.min(...ratios))}–${times(Math.max(...ratios))}`;
    rows.push([name, ms(before), ms(now), times(ratio), spread, String(bar), reached(ratio <= bar)]);
    if (ratio > bar) missed.push(`${name}: ${times(ratio)} times as long, bar ${bar}`);
    say(`${name}: ${times(ratio)} times as long with more listings (bar ${bar})`);
  }
  return { rows, missed };
}

/** Times every hot read of the market, and what of them grows with it. */
export async function runSql(
  reader: Child,
  fewer: Child,
  sizes: { listings: number; fewer: number },
  say: Say,
): Promise<Page> {
  const reads = readsTable(await timeReads(reader, say));
  const growth = await timeGrowth(fewer, reader, say);
  const [before, now] = [`p50 of ${whole(sizes.fewer)}`, `p50 of ${whole(sizes.listings)}`];
  const head = ["read", before, now, "ratio", "of rounds", "bar", "reached"];
  return {
    title: `Reads of ${whole(sizes.listings)} listings`,
    text: `${reads.text}\n\n## Growth\n\n${table(head, growth.rows)}`,
    missed: [...reads.missed, ...growth.missed],
  };
}

import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import type { Page } from "../../page.ts";
import { summarise } from "../../statistics.ts";
import { ms, reached, table, whole } from "../../table.ts";
import { type Child, startChild } from "../child.ts";
import { readBeside } from "../sql/readBeside.ts";
import type { Ends, TimesInput } from "./process.ts";

const CALLS = 40;
const WARM_UP = 3;
const WHOLE = "whole days";
const RANGES: readonly Ends[] = [WHOLE, "odd minutes"];
const BAR = 300;
/** Where raw rows are needed: at odd ends, and wherever people are counted once, as no day's count tells who they were. */
const RAW_BAR = 3000;
const ofPeople: readonly ReportSection[] = ["purchases", "expired"];
const SECONDS = 20;
const feeds = { names: ["feed, first page", "feed, deeper page"], rounds: 6, seconds: SECONDS, rate: 50 };
/** How much longer the feed may take beside reports. */
const MOVES_MAX = 0.1;

type Say = (line: string) => void;

async function timeSections(child: Child, say: Say): Promise<{ rows: string[][]; missed: string[] }> {
  const [rows, missed]: [string[][], string[]] = [[], []];
  for (const section of reportSections) {
    for (const ends of RANGES) {
      const bar = ends === WHOLE && !ofPeople.includes(section) ? BAR : RAW_BAR;
      for (const isOfDays of ends === WHOLE ? [false, true] : [false]) {
        const ask = (from: number, count: number) =>
          child.ask<number[]>("times", { section, isOfDays, ends, from, count } satisfies TimesInput);
        await ask(1000, WARM_UP);
        const { p50, p95, most } = summarise(await ask(0, CALLS));
        const name = `${section}${isOfDays ? ", by day" : ""}`;
        say(`${name}, ${ends}: p95 ${ms(p95)} ms, bar ${bar}`);
        rows.push([name, ends, ms(p50), ms(p95), ms(most), String(bar), reached(p95 <= bar)]);
        if (p95 > bar) missed.push(`${name}, ${ends}: p95 ${ms(p95)} ms, bar ${bar} ms`);
      }
    }
  }
  return { rows, missed };
}

/** The same pages of the feed in quiet and while reports are read without a pause, in turn. */
async function timeFeed(reader: Child, child: Child) {
  const beside = await readBeside(reader, feeds, async (round) => {
    const startedAt = performance.now();
    const pages = await child.ask<number>("loop", { seconds: SECONDS, from: 10_000 * (round + 1) });
    return { pages, seconds: (performance.now() - startedAt) / 1000 };
  });
  const sum = (what: "pages" | "seconds") => beside.done.reduce((all, one) => all + one[what], 0);
  return { ...beside, rate: sum("pages") / sum("seconds") };
}

/** Times each section over a month, then the feed of a market (`reader`) beside reports that are read in a loop. */
export async function runReports(
  database: string,
  reader: Child,
  sizes: { orders: number; events: number; listings: number },
  say: Say,
): Promise<Page> {
  const start = (environment = {}) => startChild({ file: "reports/process.ts", database, environment, say });
  // Where visitors read elsewhere, purchases needn't rest: that is timed first.
  const apart = await start({ DATABASE_REPLICA_URLS: database });
  const { rows, missed } = await timeSections(apart, say).finally(() => apart.stop());
  const child = await start();
  const { moves, rate, text } = await timeFeed(reader, child).finally(() => child.stop());
  const percent = `${(moves * 100).toFixed(0)} %`;
  if (moves >= MOVES_MAX) missed.push(`p95 of the feed moves by ${percent}`);
  return {
    title: `Reports of ${whole(sizes.orders)} orders and ${whole(sizes.events)} events`,
    text: `${table(["section", "range", "p50", "p95", "most", "bar of p95", "reached"], rows)}

## The feed of ${whole(sizes.listings)} listings beside reports

${text}

Meanwhile ${rate.toFixed(2)} whole pages of reports a second were read. p95 moves by ${percent}; bar: less than ${MOVES_MAX * 100} %: ${reached(moves < MOVES_MAX)}.`,
    missed,
  };
}

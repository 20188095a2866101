import { type ReportSection, reportSections } from "#contract/reportKinds.ts";
import type { Child } from "../child.ts";
import { startChild } from "../child.ts";
import { type Summary, summarise } from "../statistics.ts";
import type { Ends, TimesInput } from "./process.ts";

export interface ReportRow {
  section: ReportSection;
  /** A row of the section's table, or its days. */
  isOfDays: boolean;
  ends: Ends;
  took: Summary;
  /** Milliseconds that the 95th percentile may take. */
  bar: number;
}

export interface Beside {
  /** Milliseconds of pages of the feed, with nothing else going on and while reports are read. */
  quiet: Summary;
  busy: Summary;
  /** How much longer the 95th percentile is: 0.1 is a tenth. */
  moves: number;
  /** Whole pages of reports read meanwhile, a second. */
  pages: number;
}

export interface Measured {
  rows: ReportRow[];
  beside: Beside;
}

const CALLS = 40;
const WARM_UP = 3;
const WHOLE = "whole days";
const RANGES: readonly Ends[] = [WHOLE, "odd minutes"];
const BAR = 300;
/** Where raw rows are needed: at odd ends, and wherever people are counted once, as no day's count tells who they were. */
const RAW_BAR = 3000;
const ofPeople: readonly ReportSection[] = ["purchases", "expired"];
const ROUNDS = 6;
const SECONDS = 20;
const FEEDS_A_SECOND = 50;
const feeds = ["feed, first page", "feed, deeper page"];

type Say = (line: string) => void;

async function timeSections(child: Child, say: Say): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const section of reportSections) {
    for (const ends of RANGES) {
      const bar = ends === WHOLE && !ofPeople.includes(section) ? BAR : RAW_BAR;
      for (const isOfDays of ends === WHOLE ? [false, true] : [false]) {
        const ask = (from: number, count: number) =>
          child.ask<number[]>("times", { section, isOfDays, ends, from, count } satisfies TimesInput);
        await ask(1000, WARM_UP);
        const took = summarise(await ask(0, CALLS));
        say(`${section}${isOfDays ? " by day" : ""}, ${ends}: p95 ${took.p95.toFixed(0)} ms, bar ${bar}`);
        rows.push({ section, isOfDays, ends, took, bar });
      }
    }
  }
  return rows;
}

/** The same pages of the feed in quiet and while reports are read without a pause, in turn. */
async function besideFeed(reader: Child, child: Child): Promise<Beside> {
  const quiet: number[] = [];
  const busy: number[] = [];
  const looped = { pages: 0, seconds: 0 };
  const read = (round: number) =>
    reader.ask<number[]>("readAtPace", {
      names: feeds,
      from: round * 10_000,
      seconds: SECONDS,
      rate: FEEDS_A_SECOND,
    });
  await read(ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await read(round)));
    const startedAt = performance.now();
    const looping = child.ask<number>("loop", { seconds: SECONDS, from: 10_000 * (round + 1) });
    busy.push(...(await read(round)));
    looped.pages += await looping;
    looped.seconds += (performance.now() - startedAt) / 1000;
  }
  const both = { quiet: summarise(quiet), busy: summarise(busy) };
  return { ...both, moves: both.busy.p95 / both.quiet.p95 - 1, pages: looped.pages / looped.seconds };
}

/** Times each section over a month, then the feed of a market (`reader`) beside reports that are read in a loop. */
export async function runReports(database: string, reader: Child, say: Say): Promise<Measured> {
  const start = (environment = {}) => startChild({ file: "reports/process.ts", database, environment, say });
  // Where visitors read elsewhere, purchases needn't rest: that is timed first.
  const apart = await start({ DATABASE_REPLICA_URLS: database });
  const rows = await timeSections(apart, say).finally(() => apart.stop());
  const child = await start();
  try {
    const beside = await besideFeed(reader, child);
    say(
      `the feed's p95 moves by ${(beside.moves * 100).toFixed(0)} % beside ${beside.pages.toFixed(2)} pages of reports a second`,
    );
    return { rows, beside };
  } finally {
    await child.stop();
  }
}

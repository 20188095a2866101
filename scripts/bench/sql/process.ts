import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { config } from "#config";
import { makeAccessToken } from "#core/auth/accessTokens.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { type Kind, makeVisits } from "../http/visits.ts";
import { serve } from "../serve.ts";
import { percentile } from "../statistics.ts";
import { Draw, type Known, readKnown } from "./draw.ts";
import { explainAll } from "./explain.ts";
import { type Measured, measure, watchPool } from "./measure.ts";
import { type Bars, operations } from "./operations.ts";

const url = config.DATABASE_URL ?? "";

/** Milliseconds of each call. */
export interface Times {
  database: number[];
  /** Up to the page, without its total where that is counted beside it. */
  page: number[];
  whole: number[];
  /** Statements of a call, on average. */
  statements: number;
}

/** A hot read by its name, with its bars. */
export interface NamedBars extends Bars {
  name: string;
}

export interface RunInput {
  operation: string;
  /** Draws of this run; another number gives other ones. */
  from: number;
  count: number;
}

let known: Known | undefined;
/** The call of each operation that took as long as half of them. */
const typical = new Map<string, Measured>();

async function readOnce(): Promise<Known> {
  if (known) return known;
  const client = new pg.Client(url);
  await client.connect();
  known = await readKnown(client);
  await client.end();
  return known;
}

async function run({ operation, from, count }: RunInput): Promise<Times> {
  const found = operations.get(operation);
  if (!found) throw new Error(`No operation ${operation}`);
  const all: Measured[] = [];
  const now = await readOnce();
  for (let turn = from; turn < from + count; turn += 1) {
    const draw = new Draw(`${operation} ${turn}`, now);
    all.push(await measure(() => found.run(draw)));
  }
  const database = all.map(({ databaseMs }) => databaseMs);
  const middle = percentile(database, 0.5);
  const one = all.find(({ databaseMs }) => databaseMs === middle);
  if (one) typical.set(operation, one);
  return {
    database,
    page: all.map(({ pageMs }) => pageMs),
    whole: all.map(({ wholeMs }) => wholeMs),
    statements: all.reduce((sum, { statements }) => sum + statements.length, 0) / count,
  };
}

export interface SearchInput {
  from: number;
  seconds: number;
  /** Searches a second. */
  rate: number;
}

const searches = [
  "one word in names and descriptions + filters",
  "two words in names and descriptions",
  "one word in names + filters",
  "typo or other script",
];

/** Searches at a steady rate, the same ones for the same `from`; milliseconds of each. */
async function searchFor({ from, seconds, rate }: SearchInput): Promise<number[]> {
  const now = await readOnce();
  const startedAt = performance.now();
  const times: number[] = [];
  for (let turn = 0; turn < seconds * rate; turn += 1) {
    await delay(Math.max(0, startedAt + (turn * 1000) / rate - performance.now()));
    const operation = operations.get(searches[turn % searches.length] ?? "");
    const draw = new Draw(`search ${from + turn}`, now);
    times.push((await measure(async () => operation?.run(draw))).wholeMs);
  }
  return times;
}

watchPool();
serve(
  {
    run,
    searchFor,
    operations: (): NamedBars[] => [...operations].map(([name, { run: _, ...bars }]) => ({ name, ...bars })),
    visits: async ({ kind, count }: { kind: Kind | "mix"; count: number }) =>
      makeVisits(kind, count, await readOnce()),
    tokens: async ({ count }: { count: number }) => {
      const { people } = await readOnce();
      const ids = Array.from({ length: count }, (_, turn) => 1 + (turn % people));
      return Promise.all(ids.map((id) => makeAccessToken(id, new Date())));
    },
    explain: (operation: string) => explainAll(url, typical.get(operation)?.statements ?? []),
  },
  async () => {
    await Promise.all([closeReadPools(), sequelize.close()]);
  },
);

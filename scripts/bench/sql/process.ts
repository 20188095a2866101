import { setTimeout as delay } from "node:timers/promises";
import { config } from "#config";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { type Kind, makeVisits } from "../http/visits.ts";
import { serve } from "../serve.ts";
import { Draw, readKnown } from "./draw.ts";
import { measure, watchPool } from "./measure.ts";
import { operations } from "./operations.ts";
import { makeReader } from "./reader.ts";

const { readOnce, functions } = makeReader({
  url: config.DATABASE_URL ?? "",
  operations,
  readKnown,
  draw: (key, known) => new Draw(key, known),
});

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
    ...functions,
    searchFor,
    visits: async ({ kind, count }: { kind: Kind | "mix"; count: number }) =>
      makeVisits(kind, count, await readOnce()),
  },
  async () => {
    await Promise.all([closeReadPools(), sequelize.close()]);
  },
);

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

interface PacedInput {
  /** Names of the reads that are done in turn. */
  names: readonly string[];
  from: number;
  seconds: number;
  /** Reads a second. */
  rate: number;
}

/** Reads at a steady rate, the same values for the same `from`; milliseconds of each. */
async function readAtPace({ names, from, seconds, rate }: PacedInput): Promise<number[]> {
  const now = await readOnce();
  const startedAt = performance.now();
  const times: number[] = [];
  for (let turn = 0; turn < seconds * rate; turn += 1) {
    await delay(Math.max(0, startedAt + (turn * 1000) / rate - performance.now()));
    const operation = operations.get(names[turn % names.length] ?? "");
    const draw = new Draw(`paced ${from + turn}`, now);
    times.push((await measure(async () => operation?.run(draw))).wholeMs);
  }
  return times;
}

watchPool();
serve(
  {
    ...functions,
    readAtPace,
    visits: async ({ kind, count }: { kind: Kind | "mix"; count: number }) =>
      makeVisits(kind, count, await readOnce()),
  },
  async () => {
    await Promise.all([closeReadPools(), sequelize.close()]);
  },
);

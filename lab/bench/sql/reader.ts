import pg from "pg";
import { makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { percentile } from "../../statistics.ts";
import { explainAll } from "./explain.ts";
import { type Measured, measure } from "./measure.ts";
import type { Bars, Operation } from "./operations.ts";

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

/** The reads of a database, and the things that visitors ask for in it. */
interface World<Known, Drawn> {
  url: string;
  operations: ReadonlyMap<string, Operation<Drawn>>;
  readKnown: (client: pg.Client) => Promise<Known>;
  draw: (key: string, known: Known) => Drawn;
}

/** Times hot reads in this process; `functions` are what its parent asks for. */
export function makeReader<Known extends { people: number }, Drawn>(world: World<Known, Drawn>) {
  const { url, operations } = world;
  let known: Promise<Known> | undefined;
  /** The call of each operation that took as long as half of them. */
  const typical = new Map<string, Measured>();

  async function readKnown(): Promise<Known> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await world.readKnown(client);
    } finally {
      await client.end();
    }
  }
  function readOnce(): Promise<Known> {
    known ??= readKnown();
    return known;
  }

  async function run({ operation, from, count }: RunInput): Promise<Times> {
    const found = operations.get(operation);
    if (!found) throw new Error(`No operation ${operation}`);
    const now = await readOnce();
    const calls: Measured[] = [];
    for (let turn = from; turn < from + count; turn += 1) {
      const draw = world.draw(`${operation} ${turn}`, now);
      calls.push(await measure(() => found.run(draw)));
    }
    const all = found.isKept ? calls.filter(({ statements }) => statements.length > 0) : calls;
    const database = all.map(({ databaseMs }) => databaseMs);
    const middle = percentile(database, 0.5);
    const one = all.find(({ databaseMs }) => databaseMs === middle);
    if (one) typical.set(operation, one);
    return {
      database,
      page: all.map(({ pageMs }) => pageMs),
      whole: all.map(({ wholeMs }) => wholeMs),
      statements: all.reduce((sum, { statements }) => sum + statements.length, 0) / all.length,
    };
  }

  return {
    readOnce,
    functions: {
      run,
      operations: (): NamedBars[] =>
        [...operations].map(([name, { run: _, ...bars }]) => ({ name, ...bars })),
      tokens: async ({ count }: { count: number }) => {
        const { people } = await readOnce();
        const ids = Array.from({ length: count }, (_, turn) => 1 + (turn % people));
        return Promise.all(ids.map((id) => makeAccessToken(id, new Date())));
      },
      explain: (operation: string) => explainAll(url, typical.get(operation)?.statements ?? []),
    },
  };
}

import pg from "pg";

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** What one call asked of the database. */
export interface Measured {
  /** Time in which at least one statement was under way, in milliseconds. */
  databaseMs: number;
  /** The same up to the last cards; what still runs then counts the total. */
  pageMs: number;
  wholeMs: number;
  statements: Statement[];
}

/** The statement that reads a page's cards by their ids. */
const CARDS = "cards";

let running = 0;
let since = 0;
let databaseMs = 0;
let pageMs: number | undefined;
let statements: Statement[] = [];

/**
 * Makes this process time what the pool of hot reads runs, in the bench alone: production code knows nothing of it.
 * The time is that of a caller: network and reading of rows included, waiting for a free connection too.
 */
export function watchPool(): void {
  const original = pg.Pool.prototype.query as (statement: Statement) => Promise<unknown>;
  async function timed(this: pg.Pool, statement: Statement) {
    statements.push(statement);
    if (running === 0) since = performance.now();
    running += 1;
    try {
      return await original.call(this, statement);
    } finally {
      running -= 1;
      const sofar = databaseMs + performance.now() - since;
      if (statement.name === CARDS) pageMs = sofar;
      if (running === 0) databaseMs = sofar;
    }
  }
  Object.assign(pg.Pool.prototype, { query: timed });
}

/** Runs one call, with no other beside it. */
export async function measure(call: () => Promise<unknown>): Promise<Measured> {
  databaseMs = 0;
  pageMs = undefined;
  statements = [];
  const startedAt = performance.now();
  await call();
  return { databaseMs, pageMs: pageMs ?? databaseMs, wholeMs: performance.now() - startedAt, statements };
}

import pg from "pg";

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** The statements that one call asked of the database. */
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

interface Span {
  name: string | undefined;
  startedAt: number;
  endedAt: number;
}

let statements: Statement[] = [];
/** Spans of the statements that have ended. A call doesn't wait for a statement that it leaves running. */
let spans: Span[] = [];

/**
 * Makes this process time what the pool of hot reads runs, in the bench alone: production code knows nothing of it.
 * The time is that of a caller: network and reading of rows included, waiting for a free connection too.
 */
export function watchPool(): void {
  const original = pg.Pool.prototype.query as (statement: Statement) => Promise<unknown>;
  async function timed(this: pg.Pool, statement: Statement) {
    const ofCall = spans;
    statements.push(statement);
    const startedAt = performance.now();
    try {
      return await original.call(this, statement);
    } finally {
      ofCall.push({ name: statement.name, startedAt, endedAt: performance.now() });
    }
  }
  Object.assign(pg.Pool.prototype, { query: timed });
}

/** Milliseconds up to a moment in which at least one of them was under way. */
export function coveredMs(ended: readonly Span[], until = Number.POSITIVE_INFINITY): number {
  let covered = 0;
  let reached = 0;
  for (const { startedAt, endedAt } of ended.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const end = Math.min(endedAt, until);
    covered += Math.max(0, end - Math.max(startedAt, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}

/** Runs one call, with no other beside it. */
export async function measure(call: () => Promise<unknown>): Promise<Measured> {
  statements = [];
  spans = [];
  const startedAt = performance.now();
  await call();
  const wholeMs = performance.now() - startedAt;
  const asked = statements;
  const ended = spans;
  // Statements that are left running belong to no call.
  spans = [];
  const cards = ended.filter(({ name }) => name === CARDS).map(({ endedAt }) => endedAt);
  return {
    databaseMs: coveredMs(ended),
    pageMs: coveredMs(ended, cards.length > 0 ? Math.max(...cards) : undefined),
    wholeMs,
    statements: asked,
  };
}

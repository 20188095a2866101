import pg from "pg";
import { afterAll, vi } from "vitest";
import { sequelize, transactionClient } from "../db/sequelize.ts";

export type Moment = "before" | "after";

/**
 * Lets tests end the database connection of whatever is going on at one statement, as a database that is restarted
 * would: before it is run, or after, so that nobody hears what came of it.
 */
export async function readyToStrike() {
  const killer = new pg.Client(process.env.DATABASE_URL);
  await killer.connect();
  afterAll(() => killer.end());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
  let struck = { statement: 0, moment: "before" as Moment };
  let statements = 0;

  async function strike(): Promise<never> {
    const client = transactionClient() as (pg.Client & { processID: number }) | undefined;
    if (client) {
      // Its socket closes once the server's process has ended, and has let go of all that it held.
      const gone = new Promise((resolve) => client.once("end", resolve));
      await killer.query("select pg_terminate_backend($1)", [client.processID]);
      await gone;
    }
    throw new Error("The database is gone");
  }

  vi.spyOn(sequelize, "query").mockImplementation((async (...args: unknown[]) => {
    statements += 1;
    if (statements !== struck.statement) return query(...args);
    if (struck.moment === "after") await query(...args);
    return strike();
  }) as never);

  /** Runs `work`, struck at its nth statement, from 1. `wasStruck` is false once it has fewer. */
  return async function struckAt<T>(
    statement: number,
    moment: Moment,
    work: () => Promise<T>,
  ): Promise<{ answer: T; wasStruck: boolean }> {
    struck = { statement, moment };
    statements = 0;
    try {
      const answer = await work();
      return { answer, wasStruck: statements >= statement };
    } finally {
      struck = { statement: 0, moment };
    }
  };
}

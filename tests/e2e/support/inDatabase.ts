import pg from "pg";
import { plainDatabase } from "./plainDatabase.ts";

/**
 * Runs a statement in the plain market's own database, for what a journey can't wait for.
 * @returns how many rows it was about.
 */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: plainDatabase() });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

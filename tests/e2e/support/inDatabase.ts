import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { EMBEDDED_NAME } from "../../../db/embedded/name.ts";
import { plainFolder } from "./houses.ts";

const read = (name: string) => readFileSync(join(plainFolder, name), "utf8");

/**
 * Runs a statement in the plain market's own database, for what a journey can't wait for.
 * @returns how many rows it was about.
 */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<number> {
  const { databasePassword } = JSON.parse(read("secrets.json")) as { databasePassword: string };
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(read("postgres.port")),
    user: EMBEDDED_NAME,
    password: databasePassword,
    database: EMBEDDED_NAME,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { EMBEDDED_NAME } from "../../../db/embedded/name.ts";
import { plainFolder } from "./houses.ts";

const read = (name: string) => readFileSync(join(plainFolder, name), "utf8");

/** Lets the 12 hours of an order pass at once, and gives it up as the job of each minute does. */
export async function expireOrder(id: number): Promise<void> {
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
    const { rowCount } = await client.query(
      "update transactions set status = 'Expired', expires_at = now(), closed_at = now() where id = $1 and status = 'Created'",
      [id],
    );
    if (rowCount !== 1) throw new Error(`Order ${id} can't expire`);
  } finally {
    await client.end();
  }
}

import type pg from "pg";
import { clientRows, maybe, text } from "#db/rows.ts";
import { type Child, startChild } from "../child.ts";
import type { BenchServer } from "../server.ts";
import { renewPromotions } from "./promotions.ts";
import { canFollow, currentVersion, isBehind, ROWS, type Version } from "./version.ts";

/** How much is in a database, such as listings or orders. */
type Size = Record<string, number>;
type Marker = Version & Size;

/** Name of the database with that many listings. */
export const databaseOf = (listings: number) => `bench_${listings}`;

/** What stands on a database, as a comment: it is written last, so a half-made one has none. */
async function readMarker(client: pg.Client, database: string): Promise<Marker | undefined> {
  const rows = await clientRows(
    client,
    { marker: maybe(text) },
    "select shobj_description(oid, 'pg_database') as marker from pg_database where datname = $1",
    [database],
  );
  return rows[0]?.marker ? JSON.parse(rows[0].marker) : undefined;
}

const writeMarker = (client: pg.Client, database: string, marker: object) =>
  client.query(`comment on database ${database} is '${JSON.stringify(marker)}'`);

type Say = (line: string) => void;

async function withSeeder<T>(database: string, say: Say, work: (child: Child) => Promise<T>): Promise<T> {
  const child = await startChild({ file: "seed/process.ts", database, say });
  try {
    return await work(child);
  } finally {
    await child.stop();
  }
}

/** A database as it is to be. */
interface Wanted {
  database: string;
  size: Size;
  /** Version of what its rows are made of. */
  rows: number;
  /** Function of the seeder that makes it, given its size. */
  maker: string;
}

/**
 * Makes a database ready, or uses the one that is there: it is made anew when the rows would be made differently now,
 * and brought forward when there are more migrations.
 * @returns its address.
 */
export async function prepareAny(
  server: BenchServer,
  { database, size, rows, maker }: Wanted,
  say: Say,
): Promise<string> {
  const url = server.urlOf(database);
  const now = currentVersion(rows);
  await server.administer(async (client) => {
    const marker = await readMarker(client, database);
    const isSized = Object.entries(size).every(([what, count]) => marker?.[what] === count);
    const isOurs = marker && isSized && marker.rows === rows && canFollow(marker, now);
    if (!isOurs) {
      for (const [what, count] of Object.entries(size)) say(`seeding ${count.toLocaleString("en")} ${what}`);
      await client.query(`drop database if exists ${database} with (force)`);
      await client.query(`create database ${database}`);
      await withSeeder(url, say, (child) => child.ask(maker, Object.values(size)[0]));
    } else if (isBehind(marker, now)) {
      say(`bringing ${database} forward`);
      await withSeeder(url, say, (child) => child.ask("bringForward"));
    }
    await writeMarker(client, database, { ...now, ...size });
  });
  return url;
}

/** Makes a market's database ready. Promotions last for days, so they are made anew each time. */
export async function prepareDatabase(server: BenchServer, listings: number, say: Say): Promise<string> {
  const wanted = { database: databaseOf(listings), size: { listings }, rows: ROWS, maker: "make" };
  const url = await prepareAny(server, wanted, say);
  await renewPromotions(url, listings);
  return url;
}

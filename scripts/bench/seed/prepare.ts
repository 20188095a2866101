import type pg from "pg";
import { type Child, startChild } from "../child.ts";
import type { BenchServer } from "../server.ts";
import { renewPromotions } from "./promotions.ts";
import { canFollow, currentVersion, isBehind, type Version } from "./version.ts";

interface Marker extends Version {
  listings: number;
}

/** Name of the database with that many listings. */
export const databaseOf = (listings: number) => `bench_${listings}`;

/** What stands on a database, as a comment: it is written last, so a half-made one has none. */
async function readMarker(client: pg.Client, database: string): Promise<Marker | undefined> {
  const { rows } = await client.query<{ marker: string | null }>(
    "select shobj_description(oid, 'pg_database') as marker from pg_database where datname = $1",
    [database],
  );
  return rows[0]?.marker ? JSON.parse(rows[0].marker) : undefined;
}

const writeMarker = (client: pg.Client, database: string, marker: Marker) =>
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

/**
 * Makes a database with that many listings ready, or uses the one that is there: it is made anew when the rows would
 * be made differently now, and brought forward when there are more migrations. Promotions last for days, so they are
 * made anew each time.
 * @returns its address.
 */
export async function prepareDatabase(server: BenchServer, listings: number, say: Say): Promise<string> {
  const database = databaseOf(listings);
  const url = server.urlOf(database);
  const now = currentVersion();
  await server.administer(async (client) => {
    const marker = await readMarker(client, database);
    const isOurs = marker?.listings === listings && marker.rows === now.rows && canFollow(marker, now);
    if (!isOurs) {
      say(`seeding ${listings.toLocaleString("en")} listings`);
      await client.query(`drop database if exists ${database} with (force)`);
      await client.query(`create database ${database}`);
      await withSeeder(url, say, (child) => child.ask("make", listings));
    } else if (isBehind(marker, now)) {
      say(`bringing ${database} forward`);
      await withSeeder(url, say, (child) => child.ask("bringForward"));
    }
    await writeMarker(client, database, { ...now, listings });
  });
  await renewPromotions(url, listings);
  return url;
}

import { clientRows, maybe, text } from "#db/rows.ts";
import { currentVersion } from "../seed/version.ts";
import type { BenchServer } from "../server.ts";
import { shopDatabaseOf } from "../shop/prepareShop.ts";
import { fillReports } from "./fillReports.ts";

/** To be raised with every change of what its rows are made of: then it is made anew. */
const ROWS = 1;

const databaseOf = (events: number) => `bench_reports_${events}`;

/** Makes a database ready that is the shop's with events in it; anew whenever a migration has come. */
export async function prepareReports(
  server: BenchServer,
  { orders, events, asIs }: { orders: number; events: number; asIs: boolean },
  say: (line: string) => void,
): Promise<string> {
  const database = databaseOf(events);
  const url = server.urlOf(database);
  if (asIs) return url;
  const marker = JSON.stringify({ ...currentVersion(ROWS), orders, events });
  await server.administer(async (client) => {
    const rows = await clientRows(
      client,
      { marker: maybe(text) },
      "select shobj_description(oid, 'pg_database') as marker from pg_database where datname = $1",
      [database],
    );
    if (rows[0]?.marker === marker) return;
    say(`seeding ${events.toLocaleString("en")} events`);
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database} template ${shopDatabaseOf(orders)} strategy file_copy`);
    await fillReports(url, events, say);
    await client.query(`comment on database ${database} is '${marker}'`);
  });
  return url;
}

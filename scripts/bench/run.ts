import pg from "pg";
import type { Child } from "./child.ts";
import { runFreshness } from "./freshness/runFreshness.ts";
import { runHttp } from "./http/runHttp.ts";
import type { Options } from "./options.ts";
import { describeMachine, keepResults, now, type Results, readResults } from "./report/results.ts";
import { writePage } from "./report/writePage.ts";
import { databaseOf, prepareDatabase } from "./seed/prepare.ts";
import { type BenchServer, serverSettings } from "./server.ts";
import type { NamedBars } from "./sql/process.ts";
import { runGrowth, runSql, startReader } from "./sql/runSql.ts";

type Say = (line: string) => void;

const sizesSql = `
  select relname as name, pg_size_pretty(pg_total_relation_size(c.oid)) || ', ' ||
    to_char(greatest(reltuples, 0), 'FM999,999,999') || ' rows' as size
  from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by pg_total_relation_size(c.oid) desc limit 10`;

const warmSql = `
  select sum(pg_prewarm(oid::regclass)) from pg_class
  where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`;

async function readSizes(url: string): Promise<[string, string][]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; size: string }>(sizesSql);
  await client.end();
  return rows.map(({ name, size }) => [name, size]);
}

/** Until buffers are as they will be: what is read soon is in them, and nothing waits to be written. */
async function settle(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create extension if not exists pg_prewarm");
  await client.query(warmSql);
  await client.query("checkpoint");
  await client.end();
}

async function explainAll(reader: Child): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const { name } of await reader.ask<NamedBars[]>("operations")) {
    plans.set(name, await reader.ask<string>("explain", name));
  }
  return plans;
}

async function measureSql(reader: Child, fewerUrl: string, say: Say): Promise<Pick<Results, "sql">> {
  const rows = await runSql(reader, say);
  const fewer = await startReader(fewerUrl, say);
  try {
    return { sql: { date: now(), rows, growth: await runGrowth(fewer, reader, say) } };
  } finally {
    await fewer.stop();
  }
}

/** Makes the databases ready, measures the parts that are asked for, and writes the page. */
export async function run(server: BenchServer, options: Options, say: Say): Promise<void> {
  const { listings, fewer, parts, seconds } = options;
  const prepare = (count: number) =>
    options.asIs ? server.urlOf(databaseOf(count)) : prepareDatabase(server, count, say);
  const url = await prepare(listings);
  const fewerUrl = await prepare(fewer);
  if (options.seedOnly) return;
  for (const each of [fewerUrl, url]) await settle(each);

  const results: Results = {
    ...readResults(listings),
    ...{ listings, fewer, machine: describeMachine(), settings: serverSettings, sizes: await readSizes(url) },
  };
  let plans = new Map<string, string>();
  const reader = await startReader(url, say);
  try {
    if (parts.includes("sql")) {
      Object.assign(results, await measureSql(reader, fewerUrl, say));
      keepResults(results);
      plans = await explainAll(reader);
    }
    if (parts.includes("http")) {
      results.http = { date: now(), ...(await runHttp(url, { seconds, reader, say })) };
      keepResults(results);
    }
    if (parts.includes("freshness")) {
      results.freshness = { date: now(), ...(await runFreshness(url, reader, say)) };
      keepResults(results);
    }
  } finally {
    await reader.stop();
  }
  say(`written: ${writePage(results, plans)}`);
}

import pg from "pg";
import { clientRows, text } from "#db/rows.ts";
import type { Child } from "./child.ts";
import { runFreshness } from "./freshness/runFreshness.ts";
import { runHttp } from "./http/runHttp.ts";
import { marketParts, type Options } from "./options.ts";
import {
  describeRun,
  keepResults,
  keepShopResults,
  now,
  type Results,
  readResults,
} from "./report/results.ts";
import { type Plans, writePage, writeReportsPage, writeSearchesPage } from "./report/writePage.ts";
import { prepareReports } from "./reports/prepareReports.ts";
import { runReports } from "./reports/runReports.ts";
import { runSearches } from "./searches/runSearches.ts";
import { databaseOf, prepareDatabase } from "./seed/prepare.ts";
import type { BenchServer } from "./server.ts";
import { prepareShop, shopDatabaseOf } from "./shop/prepareShop.ts";
import { runShop } from "./shop/runShop.ts";
import type { NamedBars } from "./sql/reader.ts";
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
  const rows = await clientRows(client, { name: text, size: text }, sizesSql);
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

async function explainAll(reader: Child): Promise<Plans> {
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

/** Measures the parts of the market that are asked for, and keeps what they come to. */
async function runMarket(server: BenchServer, options: Options, say: Say): Promise<Plans> {
  const { listings, fewer, parts, seconds } = options;
  const prepare = (count: number) =>
    options.asIs ? server.urlOf(databaseOf(count)) : prepareDatabase(server, count, say);
  const url = await prepare(listings);
  const fewerUrl = await prepare(fewer);
  let plans: Plans = new Map();
  if (options.seedOnly) return plans;
  for (const each of [fewerUrl, url]) await settle(each);

  const results = { ...readResults(options), ...describeRun(), fewer, sizes: await readSizes(url) };
  const keep = () => keepResults(results);
  const reader = await startReader(url, say);
  try {
    if (parts.includes("sql")) {
      Object.assign(results, await measureSql(reader, fewerUrl, say));
      keep();
      plans = await explainAll(reader);
    }
    if (parts.includes("http")) {
      results.http = { date: now(), ...(await runHttp(url, { seconds, reader, say })) };
      keep();
    }
    if (parts.includes("freshness")) {
      results.freshness = { date: now(), ...(await runFreshness(url, reader, say)) };
      keep();
    }
  } finally {
    await reader.stop();
  }
  return plans;
}

/** Measures the shop in its own database. */
async function measureShop(server: BenchServer, options: Options, say: Say): Promise<Plans> {
  const { orders, seconds } = options;
  const url = options.asIs ? server.urlOf(shopDatabaseOf(orders)) : await prepareShop(server, orders, say);
  if (options.seedOnly) return new Map();
  await settle(url);
  const reader = await startReader(url, say, "shop/process.ts");
  try {
    const measured = await runShop(url, { reader, seconds, say });
    keepShopResults({ orders, date: now(), ...describeRun(), sizes: await readSizes(url), ...measured });
    return await explainAll(reader);
  } finally {
    await reader.stop();
  }
}

/** Measures reports of the shop, and the market's feed beside them. @returns the page. */
async function measureReports(server: BenchServer, options: Options, say: Say): Promise<string | undefined> {
  if (!options.asIs) await prepareShop(server, options.orders, say);
  const url = await prepareReports(server, options, say);
  const market = options.asIs
    ? server.urlOf(databaseOf(options.listings))
    : await prepareDatabase(server, options.listings, say);
  if (options.seedOnly) return undefined;
  for (const each of [url, market]) await settle(each);
  const reader = await startReader(market, say);
  try {
    return writeReportsPage(options, await runReports(url, reader, say));
  } finally {
    await reader.stop();
  }
}

/** Measures saved searches in a copy of the smaller market. @returns the page. */
async function measureSearches(server: BenchServer, options: Options, say: Say): Promise<string | undefined> {
  if (!options.asIs) await prepareDatabase(server, options.fewer, say);
  return options.seedOnly ? undefined : writeSearchesPage(options, await runSearches(server, options, say));
}

/** Makes the databases ready, measures the parts that are asked for, and writes the page. */
export async function run(server: BenchServer, options: Options, say: Say): Promise<void> {
  const { parts, seedOnly } = options;
  const isOfMarket = parts.some((part) => marketParts.includes(part));
  const market = isOfMarket ? await runMarket(server, options, say) : new Map();
  const shop = parts.includes("shop") ? await measureShop(server, options, say) : new Map();
  const isOfBench = isOfMarket || parts.includes("shop");
  if (!seedOnly && isOfBench) say(`written: ${writePage(readResults(options), { market, shop })}`);
  const reports = parts.includes("reports") ? await measureReports(server, options, say) : undefined;
  if (reports) say(`written: ${reports}`);
  const searches = parts.includes("searches") ? await measureSearches(server, options, say) : undefined;
  if (searches) say(`written: ${searches}`);
}

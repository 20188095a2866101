import pg from "pg";
import { clientRows, maybe, text } from "#db/rows.ts";
import { startChild } from "./child.ts";
import type { Options } from "./options.ts";
import { renewPromotions } from "./seed/promotions.ts";
import type { BenchServer } from "./server.ts";
import { renewGroups } from "./shop/seed/renewGroups.ts";

type Say = (line: string) => void;

/** A database as it is to be. */
interface Wanted {
  name: string;
  /** How much is in it. */
  size: Record<string, number>;
  /** The version of the rows. Raise it whenever what the rows are made of changes: the database is then made again. */
  rows: number;
  /** Function of the seeder that fills it, given the first of its sizes. */
  maker: "makeMarket" | "makeShop" | "makeReports";
  /** The database it is copied from at first. */
  template?: string;
}

const warmSql = `
  select sum(pg_prewarm(oid::regclass)) from pg_class
  where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`;

/** Until buffers are as they will be: what is read soon is in them, and nothing waits to be written. */
async function warm(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create extension if not exists pg_prewarm");
  await client.query(warmSql);
  await client.query("checkpoint");
  await client.end();
}

/** The databases of the bench, each made ready when it is asked for first. */
export class Databases {
  readonly #server: BenchServer;
  readonly #options: Options;
  readonly #say: Say;
  readonly #ready = new Set<string>();

  constructor(server: BenchServer, options: Options, say: Say) {
    this.#server = server;
    this.#options = options;
    this.#say = say;
  }

  /** Prepares a market's database. Promotions last for days, so they are made again each time. */
  async market(listings: number): Promise<string> {
    const wanted: Wanted = { name: `bench_${listings}`, size: { listings }, rows: 1, maker: "makeMarket" };
    return this.#prepare(wanted, (url) => renewPromotions(url, listings));
  }

  /** Prepares the shop's database. Groups last for a day, so those that run are begun again each time. */
  async shop(): Promise<string> {
    const { orders } = this.#options;
    return this.#prepare(
      { name: `bench_shop_${orders}`, size: { orders }, rows: 2, maker: "makeShop" },
      renewGroups,
    );
  }

  /** The shop's with events in it. */
  async reports(): Promise<string> {
    const { orders, events } = this.#options;
    await this.shop();
    const name = `bench_reports_${events}`;
    const template = `bench_shop_${orders}`;
    return this.#prepare({ name, size: { events, orders }, rows: 2, maker: "makeReports", template });
  }

  /** The smaller market's, to save searches in; a copy each time. */
  async searches(): Promise<string> {
    const { fewer } = this.#options;
    await this.market(fewer);
    if (!this.#options.seedOnly) {
      await this.#server.administer((client) => copy(client, "bench_searches", `bench_${fewer}`));
    }
    return this.#server.urlOf("bench_searches");
  }

  async #prepare(wanted: Wanted, renew?: (url: string) => Promise<void>): Promise<string> {
    const { asIs, seedOnly } = this.#options;
    const url = this.#server.urlOf(wanted.name);
    if (!asIs && !this.#ready.has(wanted.name)) {
      await this.#server.administer((client) => this.#make(client, wanted));
      await renew?.(url);
      this.#ready.add(wanted.name);
    }
    if (!seedOnly) await warm(url);
    return url;
  }

  /** Makes a database, or has those migrations run that came after it was made. */
  async #make(client: pg.Client, { name, size, rows, maker, template }: Wanted) {
    const marker = { rows, ...size };
    const known = await readMarker(client, name);
    const isOurs = Object.entries(marker).every(([key, value]) => known?.[key] === value);
    if (!isOurs) {
      this.#say(`making ${name}`);
      await copy(client, name, template ?? "template1");
    }
    const child = await startChild({
      file: "seed/process.ts",
      database: this.#server.urlOf(name),
      say: this.#say,
    });
    try {
      await (isOurs ? child.ask("bringForward") : child.ask(maker, Object.values(size)[0]));
    } finally {
      await child.stop();
    }
    await client.query(`comment on database ${name} is '${JSON.stringify(marker)}'`);
  }
}

async function copy(client: pg.Client, name: string, template: string) {
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${template} strategy file_copy`);
}

/** Reads the marker of a database, a comment on it. It is written last, so a half-made database has none. */
async function readMarker(client: pg.Client, name: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await clientRows(
    client,
    { marker: maybe(text) },
    "select shobj_description(oid, 'pg_database') as marker from pg_database where datname = $1",
    [name],
  );
  return row?.marker ? JSON.parse(row.marker) : undefined;
}

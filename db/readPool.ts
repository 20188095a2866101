import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { config } from "#config";
import { databaseUrl } from "./address.ts";
import { spareTime } from "./fairShare.ts";
import { lowerPriority } from "./lowerPriority.ts";
import { CONNECT_MS, patienceMs, REPORT_MS } from "./patience.ts";
import { POOL_SIZE } from "./poolSize.ts";
import { clientRows, type RowOf, type Shape } from "./rows.ts";
import { transactionClient } from "./sequelize.ts";
import { showing } from "./showSql.ts";

/** Visitors wait for what is hot; what is patient lets them go first, and what takes spare time takes turns with rests. */
type Kind = "hot" | "patient" | "spare";

const sizes: Record<Kind, number> = { hot: POOL_SIZE, patient: 1, spare: 1 };
/** Reports wait for one another, so a connection may take as long as one of them. */
const connectMs: Record<Kind, number> = { hot: CONNECT_MS, patient: REPORT_MS, spare: REPORT_MS };

const pools = new Map<string, pg.Pool>();

function poolAt(connectionString: string, kind: Kind): pg.Pool {
  const key = `${kind} ${connectionString}`;
  const known = pools.get(key);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    max: sizes[kind],
    connectionTimeoutMillis: connectMs[kind],
    query_timeout: connectMs[kind],
    // A second process for one visitor's page costs more than it saves, and takes a processor from the others; so does
    // compiling a statement that is done in less time.
    onConnect: async (client) => {
      // Lost while it is held and nothing is asked: the next statement tells. Without a listener it would end the process.
      client.on("error", () => {});
      await client.query("set max_parallel_workers_per_gather = 0; set jit = off");
      if (kind !== "hot") await lowerPriority(client);
    },
  });
  // The next query opens an idle client's lost connection again. Without a listener the error would end the process.
  pool.on("error", () => {});
  pools.set(key, pool);
  return pool;
}

let turn = 0;

const replicaUrls = (): readonly string[] => config.DATABASE_REPLICA_URLS ?? [];

function replicaUrl(): string {
  turn = (turn + 1) % Math.max(1, replicaUrls().length);
  return replicaUrls()[turn] ?? databaseUrl();
}

/**
 * One hot read: the text never changes for a name, so PostgreSQL keeps its plan. Without a name it is planned
 * for its values each time, as searches for words need.
 */
export interface PreparedRead {
  name?: string;
  text: string;
}

interface Limited extends PreparedRead {
  /** Milliseconds after which it counts as lost; without it as long as its pool says. */
  query_timeout?: number;
}

function ask<Columns extends Shape>(
  client: Pick<pg.ClientBase, "query">,
  shape: Columns,
  statement: Limited,
  values: readonly unknown[],
): Promise<RowOf<Columns>[]> {
  return showing(statement.text, values, () => clientRows(client, shape, statement, values));
}

/**
 * Runs a named prepared statement on the pool of hot reads, or inside the open transaction when there is one.
 * `fromReplica` allows a read replica: only for reads that need not see what the caller has just saved.
 */
export async function read<Columns extends Shape>(
  shape: Columns,
  statement: PreparedRead,
  values: readonly unknown[],
  { fromReplica = false } = {},
): Promise<RowOf<Columns>[]> {
  const client = transactionClient() ?? poolAt(fromReplica ? replicaUrl() : databaseUrl(), "hot");
  return ask(client, shape, { ...statement, query_timeout: patienceMs() }, values);
}

/**
 * Runs a statement that nobody's page waits for: on a replica if there is one, one after the other on a connection that
 * lets all others go first where the server's processes are ours. Never inside a transaction.
 */
export async function readPatiently<Columns extends Shape>(
  shape: Columns,
  text: string,
  values: readonly unknown[],
): Promise<RowOf<Columns>[]> {
  return ask(poolAt(replicaUrl(), "patient"), shape, { text }, values);
}

/**
 * Runs a statement that takes long, as `readPatiently` does but on a connection of its own, behind which nothing short
 * waits. Without a replica that connection rests when such statements don't end (`fairShare.ts`).
 */
export async function readInSpareTime<Columns extends Shape>(
  shape: Columns,
  text: string,
  values: readonly unknown[],
): Promise<RowOf<Columns>[]> {
  const client = await poolAt(replicaUrl(), "spare").connect();
  if (replicaUrls().length === 0) await sleep(spareTime.owed());
  const startedAt = performance.now();
  let isDone = false;
  try {
    const found = await ask(client, shape, { text }, values);
    isDone = true;
    return found;
  } finally {
    spareTime.note(performance.now() - startedAt);
    // A connection whose statement is still under way is of no use to the next.
    client.release(!isDone);
  }
}

/** Ends the pools of reads. */
export async function closeReadPools(): Promise<void> {
  const open = [...pools.values()];
  pools.clear();
  await Promise.all(open.map((pool) => pool.end()));
}

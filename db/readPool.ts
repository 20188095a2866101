import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { config } from "#config";
import { databaseUrl } from "./address.ts";
import { patientShare } from "./fairShare.ts";
import { giveWay } from "./giveWay.ts";
import { POOL_SIZE } from "./poolSize.ts";
import { transactionClient } from "./sequelize.ts";

/** Visitors wait for what is hot; what is patient lets them go first. */
type Kind = "hot" | "patient";

const sizes: Record<Kind, number> = { hot: POOL_SIZE, patient: 1 };

const pools = new Map<string, pg.Pool>();

function poolAt(connectionString: string, kind: Kind): pg.Pool {
  const key = `${kind} ${connectionString}`;
  const known = pools.get(key);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    max: sizes[kind],
    // A second process for one visitor's page costs more than it saves, and takes a processor from the others; so does
    // compiling a statement that is done in less time.
    onConnect: async (client) => {
      await client.query("set max_parallel_workers_per_gather = 0; set jit = off");
      if (kind === "patient") await giveWay(client);
    },
  });
  // An idle client's lost connection is opened anew by the next query; without a listener it would end the process.
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

/**
 * Runs a named prepared statement on the pool of hot reads, or inside the open transaction when there is one.
 * `fromReplica` allows a read replica: only for reads that need not see what the caller has just saved.
 */
export async function read<Row extends pg.QueryResultRow>(
  statement: PreparedRead,
  values: readonly unknown[],
  { fromReplica = false } = {},
): Promise<Row[]> {
  const client = transactionClient() ?? poolAt(fromReplica ? replicaUrl() : databaseUrl(), "hot");
  const { rows } = await client.query<Row>({ ...statement, values: [...values] });
  return rows;
}

/**
 * Runs a statement that may take long and that nobody's page waits for, one after the other: on a replica if there is one,
 * else on a connection that lets all others go first where the server's processes are ours, and that rests between
 * statements when they don't end. Never inside a transaction.
 */
export async function readPatiently<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await poolAt(replicaUrl(), "patient").connect();
  try {
    if (replicaUrls().length === 0) await sleep(patientShare.owed());
    const startedAt = performance.now();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      patientShare.note(performance.now() - startedAt);
    }
  } finally {
    client.release();
  }
}

/** Ends the pools of reads. */
export async function closeReadPools(): Promise<void> {
  const open = [...pools.values()];
  pools.clear();
  await Promise.all(open.map((pool) => pool.end()));
}

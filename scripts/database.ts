import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { config } from "#config";
import { databaseUrl, embeddedPortFile } from "#db/address.ts";
import { checkServer } from "#db/checkServer.ts";
import { startEmbedded } from "#db/embedded/server.ts";
import { inTurn } from "#db/embedded/turn.ts";
import { locks } from "#db/locks.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";

export interface OpenDatabase {
  /** False when another market of this folder runs on the embedded database. */
  isOurs: boolean;
  close(): Promise<void>;
}

interface Options {
  /** The market itself, not a command beside it. */
  isMarket?: boolean;
  say?: (line: string) => void;
}

/** Connections lost while the server stops are expected; without a listener they would end the process. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl());
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function closePools() {
  await Promise.all([sequelize.close(), closeReadPools()]);
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [lock]);
  return rows[0]?.free ?? false;
}

/** Starting, joining and stopping the embedded server happen one after the other. */
const turn = join(config.DATA_DIR, "postgres.turn");

/** Starts or joins the embedded server and says that we use it. */
async function joinEmbedded(say?: (line: string) => void) {
  const server = await startEmbedded({
    folder: join(config.DATA_DIR, "postgres"),
    password: config.embeddedDatabasePassword,
    ...(say && { say }),
  });
  writeFileSync(embeddedPortFile, String(server.port));
  const holder = await connect();
  await holder.query("select pg_advisory_lock_shared($1)", [locks.users]);
  return { server, holder };
}

async function openEmbedded({ isMarket = false, say }: Options): Promise<OpenDatabase> {
  const { server, holder } = await inTurn(turn, () => joinEmbedded(say));
  const isOurs = !isMarket || (await tryLock(holder, locks.market));

  async function leave() {
    await holder.query("select pg_advisory_unlock_all()");
    // Whoever uses the server last stops it.
    const isLast = await tryLock(holder, locks.users);
    await holder.end();
    if (!isLast) return;
    rmSync(embeddedPortFile, { force: true });
    await server.stop();
  }

  return {
    isOurs,
    close: async () => {
      await closePools();
      await inTurn(turn, leave);
    },
  };
}

/** Limits and caches in memory are wrong as soon as there are two processes. */
async function assertAlone({ isMarket }: Options): Promise<pg.Client | undefined> {
  if (!isMarket || config.NODE_ENV !== "production" || config.REDIS_URL) return undefined;
  const holder = await connect();
  if (await tryLock(holder, locks.alone)) return holder;
  await holder.end();
  throw new Error("REDIS_URL: needed in production when several processes run on one database");
}

/**
 * Makes the database reachable: starts the embedded one or joins it, or checks DATABASE_URL's.
 * @throws an error of one clear line when it can't be used.
 */
export async function openDatabase(options: Options = {}): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return openEmbedded(options);
  await checkServer();
  const holder = await assertAlone(options);
  return {
    isOurs: true,
    close: async () => {
      await closePools();
      await holder?.end();
    },
  };
}

/** How an operator's command is run. */
export type Within = (work: () => Promise<void>) => Promise<void>;

/** Runs an operator's command, and says a failure in one line. */
export const sayingFailures: Within = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};

/** Runs an operator's command with the database open, and says a failure in one line. */
export const withDatabase: Within = (work) =>
  sayingFailures(async () => {
    const database = await openDatabase();
    try {
      await work();
    } finally {
      await database.close();
    }
  });

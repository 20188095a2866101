import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { config } from "#config";
import { databaseUrl, embeddedPortFile } from "#db/address.ts";
import { checkServer } from "#db/checkServer.ts";
import { startEmbedded } from "#db/embedded/server.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";

/** An arbitrary number: one market runs on an embedded database at a time. */
const MARKET_LOCK = 7_263_002;

export interface OpenDatabase {
  /** False when another process of this folder holds the embedded database. */
  isOurs: boolean;
  close(): Promise<void>;
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

async function openEmbedded(say: (line: string) => void): Promise<OpenDatabase> {
  const server = await startEmbedded({
    folder: join(config.DATA_DIR, "postgres"),
    password: config.embeddedDatabasePassword,
    say,
  });
  writeFileSync(embeddedPortFile, String(server.port));
  const holder = await connect();
  const { rows } = await holder.query("select pg_try_advisory_lock($1) as free", [MARKET_LOCK]);
  if (!rows[0]?.free) {
    await holder.end();
    return { isOurs: false, close: closePools };
  }
  return {
    isOurs: true,
    close: async () => {
      await closePools();
      await holder.end();
      await server.stop();
      rmSync(embeddedPortFile, { force: true });
    },
  };
}

/**
 * Makes the database reachable: starts the embedded one or joins it, or checks DATABASE_URL's.
 * @throws an error of one clear line when it can't be used.
 */
export async function openDatabase(say: (line: string) => void = () => {}): Promise<OpenDatabase> {
  if (!config.DATABASE_URL) return openEmbedded(say);
  await checkServer();
  return { isOurs: true, close: closePools };
}

/** Runs an operator's command with the database open, and says a failure in one line. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase();
    try {
      await work();
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { QueryInterface } from "sequelize";
import { SequelizeStorage, Umzug } from "umzug";
import { config } from "#config";
import { databaseUrl } from "./address.ts";
import { holdLock, locks } from "./locks.ts";
import type { Migration } from "./migration.ts";
import { atItsPlace } from "./migrationFault.ts";
import { sequelize } from "./sequelize.ts";

const folder = join(import.meta.dirname, "migrations");

interface MigrationFile {
  up: Migration;
  down: Migration;
}

// Written so that a bundle knows which files may be meant, and takes them along.
const load = (name: string): Promise<MigrationFile> => import(`./migrations/${name}.ts`);

/**
 * Runs a file and notes that it has run, in one transaction: a killed process leaves both or neither. The database may
 * still be at work for a process that was killed, so its end is waited for, and the state is read again after it.
 */
async function runFile(name: string, kind: keyof MigrationFile, parameters: Parameters<Migration>[0]) {
  try {
    await sequelize.transaction(async () => {
      await holdLock("migration");
      const hasRun = (await storage.executed()).includes(name);
      if (hasRun === (kind === "up")) return;
      await (await load(name))[kind](parameters);
      await (kind === "up" ? storage.logMigration({ name }) : storage.unlogMigration({ name }));
    });
  } catch (error) {
    throw atItsPlace(folder, name, error);
  }
}

const names = readdirSync(folder)
  .filter((file) => /^\d{14}-[a-z0-9-]+\.ts$/.test(file))
  .sort()
  .map((file) => file.replace(/\.ts$/, ""));

const storage = new SequelizeStorage({ sequelize, tableName: "migrations" });
const context = sequelize.getQueryInterface();

/** Runs the files of `migrations/` in the order of their names. */
export const migrator = new Umzug<QueryInterface>({
  migrations: names.map((name) => ({
    name,
    up: (parameters) => runFile(name, "up", parameters),
    down: (parameters) => runFile(name, "down", parameters),
  })),
  context,
  // Each file notes itself.
  storage: {
    executed: () => storage.executed(),
    logMigration: async () => {},
    unlogMigration: async () => {},
  },
  logger: undefined,
});

/** A database whose migrations all ran before they were brought together into the baseline can't be brought on. */
async function assertOfBaseline() {
  const done = await storage.executed();
  const [last] = done.slice(-1);
  if (last === undefined || done.some((name) => names.includes(name))) return;
  throw new Error(
    `The database was made by an earlier version (its last migration is ${last}), whose migrations don't exist any more. ` +
      "Keep a copy if you need what is in it, and start with an empty one: " +
      (config.DATABASE_URL ? "give DATABASE_URL a new database." : `move ${config.DATA_DIR} away.`),
  );
}

/** Runs `work` while no other process prepares the same database. */
export async function prepareAlone<T>(work: () => Promise<T>): Promise<T> {
  const lock = new pg.Client(databaseUrl());
  // When the connection is lost `work` fails, or its next statement does; without a listener the process would end.
  lock.on("error", () => {});
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock($1)", [locks.preparation]);
    return await work();
  } finally {
    await lock.end();
  }
}

/**
 * Brings the database to the newest form; several processes may call it at once.
 * @returns names of the migrations that ran.
 * @throws an error of one line when the database is of a version before the baseline.
 */
export function migrateUp(): Promise<string[]> {
  return prepareAlone(async () => {
    await assertOfBaseline();
    return (await migrator.up()).map(({ name }) => name);
  });
}

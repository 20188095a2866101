import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { QueryInterface } from "sequelize";
import { SequelizeStorage, Umzug } from "umzug";
import { databaseUrl } from "./address.ts";
import { locks } from "./locks.ts";
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

async function runFile(name: string, step: (file: MigrationFile) => Promise<unknown>) {
  try {
    await sequelize.transaction(async () => step(await load(name)));
  } catch (error) {
    throw atItsPlace(folder, name, error);
  }
}

/** Runs the files of `migrations/` in the order of their names. */
export const migrator = new Umzug<QueryInterface>({
  migrations: readdirSync(folder)
    .filter((file) => /^\d{14}-[a-z0-9-]+\.ts$/.test(file))
    .sort()
    .map((file) => file.replace(/\.ts$/, ""))
    .map((name) => ({
      name,
      up: (parameters) => runFile(name, ({ up }) => up(parameters)),
      down: (parameters) => runFile(name, ({ down }) => down(parameters)),
    })),
  context: sequelize.getQueryInterface(),
  storage: new SequelizeStorage({ sequelize, tableName: "migrations" }),
  logger: undefined,
});

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
 */
export function migrateUp(): Promise<string[]> {
  return prepareAlone(async () => (await migrator.up()).map(({ name }) => name));
}

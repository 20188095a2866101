import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../db/embedded/server.ts";

export const TEMPLATE = "bozor_template";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** Makes the database that every test file copies: migrated, with the reference data, days counted in the default zone. */
async function fillTemplate(serverUrl: string, folder: string) {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  process.env.NODE_ENV = "test";
  process.env.DATA_DIR = folder;
  process.env.DATABASE_URL = serverUrl.replace(/\/bozor$/, `/${TEMPLATE}`);
  const { migrateUp } = await import("../../db/migrate.ts");
  const { sequelize } = await import("../../db/sequelize.ts");
  const { seedReference } = await import("../../db/seeds/reference/seedReference.ts");
  await migrateUp();
  await seedReference();
  const { alignDays } = await import("../../core/reports/alignDays.ts");
  await alignDays();
  await sequelize.close();
}

/** Starts a PostgreSQL for this test run alone and fills the template that every worker copies. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "bozor-test-"));
  // Where tests run as root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  const server = await startEmbedded({
    folder: join(folder, "postgres"),
    password: "test",
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"],
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  // A set-up that fails has no teardown: the server would outlive it.
  await fillTemplate(server.url, folder).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide("serverUrl", server.url);
  return stop;
}

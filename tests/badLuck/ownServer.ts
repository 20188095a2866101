import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, vi } from "vitest";
import { clientRows, text } from "#db/rows.ts";
import { config } from "../../config/env.ts";
import { type EmbeddedServer, startEmbedded } from "../../db/embedded/server.ts";
import { sequelize } from "../../db/sequelize.ts";
import { layCluster, PASSWORD } from "../setup/cluster.ts";
import { databaseAt, TEMPLATE } from "../setup/fileDatabase.ts";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A PostgreSQL for one test file alone, with the reference data: it may crash, stop and start again under the market. */
export async function startOwnServer() {
  const folder = await mkdtemp(join(tmpdir(), "bozor-restart-"));
  // Where tests run as root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  // What is committed must outlive a crash of the server, though not one of the machine.
  const options = { folder: join(folder, "postgres"), password: PASSWORD, settings: ["fsync=off"] };
  let server: EmbeddedServer;
  let postmaster = 0;

  async function start(): Promise<void> {
    server = await startEmbedded(options);
    Object.assign(config, { DATABASE_URL: databaseAt(server.url, TEMPLATE) });
    const client = new pg.Client(server.url);
    await client.connect();
    const [running] = await clientRows(
      client,
      { pid: text },
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
    );
    await client.end();
    postmaster = Number(running?.pid);
  }

  /** Ends it at once, as a crash does: nobody is told, and it recovers from its log when it starts. */
  async function crash(): Promise<void> {
    process.kill(postmaster, "SIGQUIT");
    await vi.waitUntil(() => !isAlive(postmaster), { timeout: 10_000, interval: 10 });
  }

  await layCluster(options.folder);
  await start();
  afterAll(async () => {
    await sequelize.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  /** `stop` is the orderly end, which leaves nobody time to finish either. */
  return { start, crash, stop: () => server.stop() };
}

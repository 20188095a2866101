import { totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#db/embedded/server.ts";
import { locks } from "#db/locks.ts";

/** Where everything of the bench is kept, apart from a developer's market. */
export const benchFolder = join(import.meta.dirname, "..", "..", ".data", "bench");

const GB = 1024 ** 3;
/** A quarter of the machine's memory, as PostgreSQL's manual says, and no more than the largest market needs. */
const buffersGb = Math.min(4, Math.max(1, Math.floor(totalmem() / GB / 4)));

/** As a small server of its own would have them; commits wait for the disk. */
const serverSettings = [
  "fsync=on",
  "synchronous_commit=on",
  "full_page_writes=on",
  `shared_buffers=${buffersGb}GB`,
  `effective_cache_size=${buffersGb * 2}GB`,
  "work_mem=16MB",
  "maintenance_work_mem=256MB",
  "random_page_cost=1.1",
  "max_wal_size=4GB",
  "checkpoint_timeout=15min",
  "autovacuum=on",
];

export interface BenchServer {
  /** Address of one of its databases. */
  urlOf(database: string): string;
  /** Runs statements where they can make and drop databases. */
  administer(work: (client: pg.Client) => Promise<void>): Promise<void>;
  /** Stops it, unless another bench uses it. */
  leave(): Promise<void>;
}

/** Starts the bench's own PostgreSQL, or joins the one another bench has started. */
export async function startServer(say: (line: string) => void): Promise<BenchServer> {
  const server = await startEmbedded({
    folder: join(benchFolder, "postgres"),
    password: "bench",
    settings: serverSettings,
    say,
  });
  const holder = new pg.Client(server.url);
  holder.on("error", () => {});
  await holder.connect();
  await holder.query("select pg_advisory_lock_shared($1)", [locks.users]);
  return {
    urlOf: (database) => server.url.replace(/\/[^/]*$/, `/${database}`),
    administer: (work) => work(holder),
    async leave() {
      await holder.query("select pg_advisory_unlock_shared($1)", [locks.users]);
      const { rows } = await holder.query("select pg_try_advisory_lock($1) as alone", [locks.users]);
      await holder.end();
      if (rows[0]?.alone) await server.stop();
    },
  };
}

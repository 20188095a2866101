import pg from "pg";
import { databaseUrl } from "#db/address.ts";
import { locks } from "#db/locks.ts";

const HEARTBEAT_MS = 10_000;
const ANSWER_MS = 5_000;

export interface PollerLock {
  /** Aborted as soon as the lock can no longer be trusted. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Takes the right to poll Telegram, which one process has at a time. The lock lives in a database session of its own
 * and ends with it, whatever happens to the process.
 * @returns undefined while another process has it.
 */
export async function takePollerLock(): Promise<PollerLock | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  client.on("error", () => lost.abort());
  client.on("end", () => lost.abort());

  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      locks.poller,
    ]);
    if (!rows[0]?.taken) {
      await client.end();
      return undefined;
    }
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }

  // A connection that died without a word is noticed here, before another process polls beside us for long.
  const heartbeat = setInterval(() => {
    client.query("select 1").catch(() => lost.abort());
  }, HEARTBEAT_MS);
  lost.signal.addEventListener("abort", () => clearInterval(heartbeat));

  return {
    lost: lost.signal,
    release: async () => {
      clearInterval(heartbeat);
      await client.end().catch(() => {});
    },
  };
}

import pg from "pg";
import { databaseUrl } from "./address.ts";
import { boolean, clientRows } from "./rows.ts";
import { tellTimeout } from "./tellTimeout.ts";

const HEARTBEAT_MS = 10_000;
export const ANSWER_MS = 5_000;

export interface Session {
  client: pg.Client;
  /** Aborted as soon as the session can no longer be trusted, and with it the locks that were taken in it. */
  lost: AbortSignal;
  end(): Promise<void>;
}

/**
 * Opens a database session of its own, for locks that live as long as it does.
 * @throws when the database can't be reached.
 */
export async function openSession(answerMs = ANSWER_MS): Promise<Session> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  const lost = new AbortController();
  // A lost connection is expected; without a listener it would end the process.
  client.on("error", () => lost.abort());
  client.on("end", () => lost.abort());
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw tellTimeout(error, answerMs);
  }

  // A connection that died without a word is noticed here.
  const heartbeat = setInterval(() => {
    client.query("select 1").catch(() => lost.abort());
  }, HEARTBEAT_MS);
  heartbeat.unref();
  async function end() {
    clearInterval(heartbeat);
    await client.end().catch(() => {});
  }
  // A server that only stood still would keep its locks from whoever takes them now.
  lost.signal.addEventListener("abort", () => void end());
  return { client, lost: lost.signal, end };
}

/** Takes an advisory lock for the session, if nobody else has it. */
export async function tryLock({ client }: Session, lock: number): Promise<boolean> {
  const [taken] = await clientRows(client, { free: boolean }, "select pg_try_advisory_lock($1) as free", [
    lock,
  ]);
  return taken?.free ?? false;
}

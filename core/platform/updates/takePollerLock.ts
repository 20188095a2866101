import { locks } from "#db/locks.ts";
import { openSession, tryLock } from "#db/session.ts";

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
  const session = await openSession();
  try {
    if (await tryLock(session, locks.poller)) return { lost: session.lost, release: session.end };
  } catch (error) {
    await session.end();
    throw error;
  }
  await session.end();
  return undefined;
}

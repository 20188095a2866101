import { once } from "node:events";
import { keepRunning } from "#core/platform/jobs/keepRunning.ts";
import { pauseAfter } from "#core/platform/jobs/pauses.ts";
import { ANSWER_MS, openSession, type Session } from "#db/session.ts";
import { tellTimeout } from "#db/tellTimeout.ts";

export interface HeldLocks {
  /** False when somebody else had one of the locks at first. */
  isTaken: boolean;
  /** Takes them no more once they are lost. */
  settle(): Promise<void>;
  release(): Promise<void>;
}

interface Holding {
  /** Takes the locks in a session; says whether it has all of them. */
  take(session: Session): Promise<boolean>;
  /** Opens a session that was lost again and takes the locks in it by `retake`, once the database is there. */
  again?(retake: () => Promise<Session>): Promise<Session>;
}

/** All wait for the database, and ask again every five seconds. */
const soon = (ends: number) => Math.min(pauseAfter(ends), 5000);

/**
 * Holds locks in a session of its own. Whoever cuts our connections takes them from us without a word to our code: the
 * loss is noticed, and they are taken again as soon as they can be had.
 */
export async function holdLocks({ take, again = (retake) => retake() }: Holding): Promise<HeldLocks> {
  let session = await openSession();
  const isTaken = await take(session).catch(async (error: unknown) => {
    await session.end();
    throw tellTimeout(error, ANSWER_MS);
  });
  const stopping = new AbortController();

  async function retake() {
    const next = await openSession();
    if (await take(next)) return next;
    await next.end();
    throw new Error("Somebody else has taken our lock");
  }

  async function hold() {
    if (session.lost.aborted) session = await again(retake);
    const end = AbortSignal.any([session.lost, stopping.signal]);
    if (!end.aborted) await once(end, "abort");
  }

  const holding = isTaken ? keepRunning("locks of the database", hold, stopping.signal, soon) : undefined;
  async function settle() {
    stopping.abort();
    await holding;
  }
  return {
    isTaken,
    settle,
    release: async () => {
      await settle();
      await session.end();
    },
  };
}

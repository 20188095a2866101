import { once } from "node:events";
import { keepRunning } from "#core/jobs/keepRunning.ts";
import { openSession, type Session } from "#db/session.ts";

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
  /** Has the database there, before a session that was lost is opened again. */
  revive?(): Promise<void>;
}

/**
 * Holds locks in a session of its own. Whoever cuts our connections takes them from us without a word to our code: the
 * loss is noticed, and they are taken again as soon as they can be had.
 */
export async function holdLocks({ take, revive }: Holding): Promise<HeldLocks> {
  let session = await openSession();
  const isTaken = await take(session);
  const stopping = new AbortController();

  async function takeAgain() {
    await revive?.();
    const next = await openSession();
    if (await take(next)) session = next;
    else {
      await next.end();
      throw new Error("Somebody else has taken our lock");
    }
  }

  async function hold() {
    if (session.lost.aborted) await takeAgain();
    const end = AbortSignal.any([session.lost, stopping.signal]);
    if (!end.aborted) await once(end, "abort");
  }

  const holding = isTaken ? keepRunning("locks of the database", hold, stopping.signal) : undefined;
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

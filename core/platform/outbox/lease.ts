import { Priority } from "./message.ts";

interface Lease {
  /** Milliseconds of waiting for a turn; what would wait longer goes back to the queue. */
  turn: number;
  /** Milliseconds of all calls to Telegram together: a photo that it refuses after a while leaves its words the rest. */
  sending: number;
  /** Seconds a claimed message belongs to its sender; more than the two above. */
  lease: number;
}

/** Somebody looks at the clock for a code, which is one short call: it has another sender soon when the first was killed. */
const CODE: Lease = { turn: 3000, sending: 6000, lease: 12 };
const REST: Lease = { turn: 10_000, sending: 15_000, lease: 30 };

const of = (priority: Priority): Lease => (priority === Priority.code ? CODE : REST);

/** Milliseconds that a message may wait for its turn and then be on its way; together less than its lease. */
export const travelMs = (priority: Priority): Omit<Lease, "lease"> => of(priority);

/**
 * Seconds a claimed message belongs to its sender; after them somebody else takes it. Its chat waits as long for one whose
 * sender was killed.
 */
export const leaseSeconds = (priority: Priority): number => of(priority).lease;

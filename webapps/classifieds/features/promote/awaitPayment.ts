import type { Surplus, TransactionStatus } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** How a payment stands, as the server says. */
export interface Standing {
  id: number;
  status: TransactionStatus;
  /** A provider may be taking its money, or has taken it and not told yet. */
  isUnderWay: boolean;
  /** The last try came to nothing; another may begin. */
  isDeclined: boolean;
  /** The same was paid for in another way meanwhile: no more money is taken for it. */
  isPaidElsewhere: boolean;
  /** A part of it was, with which the order is closed as well. */
  isPaidInPart: boolean;
  /** The fate of surplus money: money that came although none was taken any more, or that paid a second time. */
  surplus: Surplus | null;
  /** Paid so long ago that what it paid for has begun. */
  isStarted: boolean;
  isCoins: boolean;
  coins: number;
  /** Coins that came back, as what they were for couldn't be given. */
  returned: number;
  gtmEventNames: string[];
}

/** How long a payment is waited for, and how often it is asked about, in milliseconds. */
const PATIENCE_MS = 60_000;
const EVERY_MS = 2000;

const ends = ["Cancelled", "Expired", "Refunded"] as const;
export type Ended = (typeof ends)[number] | "PaidElsewhere" | "PaidInPart";

/** How a payment was closed; nothing when it is paid or may still be. */
export function endOf(standing: Standing | undefined): Ended | undefined {
  const end = ends.find((status) => status === standing?.status);
  if (!standing || standing.status === "Paid") return end;
  if (!standing.isPaidElsewhere && !standing.isPaidInPart) return end;
  // The fate of money that has come says more.
  if (end === "Cancelled" || end === "Refunded") return end;
  return standing.isPaidElsewhere ? "PaidElsewhere" : "PaidInPart";
}

/** Whether an end means that the same is paid for already, or a part; `Cancelled`: the money for it came twice. */
export const isPaidAlready = (end: Ended | undefined) =>
  end === "Cancelled" || end === "PaidElsewhere" || end === "PaidInPart";

const isDecided = (standing: Standing) => standing.status === "Paid" || endOf(standing) !== undefined;

/** Whether it is known what came of a payment to somebody who has left its page. */
export const isKnown = (standing: Standing) => isDecided(standing) || standing.isDeclined;

const isOneOf = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** Whether a payment is another's, or there is none. */
export const isForeign = (error: unknown) => isOneOf(error, [400, 404]);

/** Answers that asking again won't change: there is no such payment, or nobody is signed in who may know of it. */
const isFinal = (error: unknown) => isOneOf(error, [400, 401, 403, 404]);

/** Waits, and for whoever is paying elsewhere until they look here again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const isSeen = () => document.visibilityState === "visible";
    const done = () => {
      if (!isSeen()) return;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    document.addEventListener("visibilitychange", done);
  });
}

/**
 * Asks how a payment stands until that is decided, for a minute in which the page is looked at; a network that is away
 * is waited for as well. Returns the last answer, undefined when there was none; `isEnough` says which one ends the wait,
 * `isOver` that nobody waits for it any more.
 * @throws {ApiError} when it isn't this person's, or nobody is signed in.
 */
export async function awaitPayment(
  ask: () => Promise<Standing>,
  isEnough: (standing: Standing) => boolean = isDecided,
  isOver = () => false,
): Promise<Standing | undefined> {
  let last: Standing | undefined;
  for (let waited = 0; !isOver(); waited += EVERY_MS) {
    try {
      last = await ask();
      if (isEnough(last)) return last;
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    if (waited >= PATIENCE_MS) break;
    await pause(EVERY_MS);
  }
  return last;
}

/** The waiter of each payment. */
const waiting = new Map<number, object>();

/**
 * The same, once for a payment however many parts of the page wait for it: the latest has the answer, those before it
 * get nothing.
 * @throws {ApiError} as `awaitPayment`
 */
export async function awaitAlone(
  id: number,
  ask: () => Promise<Standing>,
): Promise<{ standing: Standing | undefined } | undefined> {
  const self = {};
  waiting.set(id, self);
  const isOver = () => waiting.get(id) !== self;
  try {
    const standing = await awaitPayment(ask, (known) => isOver() || isDecided(known), isOver);
    return isOver() ? undefined : { standing };
  } catch (error) {
    if (isOver()) return undefined;
    throw error;
  }
}

import type { TransactionStatus } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";

/** How a payment stands, as the server says. */
export interface Standing {
  id: number;
  status: TransactionStatus;
  isCoins: boolean;
  coins: number;
  gtmEventNames: string[];
}

/** So long a payment is waited for, and so often it is asked about. */
const PATIENCE_MS = 60_000;
const EVERY_MS = 2000;

const decided: readonly TransactionStatus[] = ["Paid", "Cancelled", "Expired", "Refunded"];
/** Whether a payment may still come, as far as is known. */
export const isOpen = (standing: Standing | undefined) => !standing || !decided.includes(standing.status);

/** Answers that asking again won't change: it is another's, or there is none. */
export const isForeign = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);

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
 * is waited for as well. Returns the last answer, undefined when there was none.
 * @throws {ApiError} when it isn't this person's.
 */
export async function awaitPayment(ask: () => Promise<Standing>): Promise<Standing | undefined> {
  let last: Standing | undefined;
  for (let waited = 0; ; waited += EVERY_MS) {
    try {
      last = await ask();
      if (decided.includes(last.status)) return last;
    } catch (error) {
      if (isForeign(error)) throw error;
    }
    if (waited >= PATIENCE_MS) return last;
    await pause(EVERY_MS);
  }
}

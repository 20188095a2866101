import { isIPv4 } from "node:net";
import { createAddressTable } from "./createAddressTable.ts";

/** Ended windows are forgotten so often, in milliseconds: all are looked through. */
const FORGET_EVERY = 5000;

/** A window's end is kept by its lowest bits, which tell it among all that are open, and its calls above them. */
const TIME_BITS = 16;
const TIME_MASK = 2 ** TIME_BITS - 1;
const CALLS_MAX = 2 ** (31 - TIME_BITS) - 1;
const SECONDS_MAX = (TIME_MASK - FORGET_EVERY) / 1000;

const numberOf = (ipv4: string) =>
  ipv4.split(".").reduce((address, part) => (address << 8) | Number(part), 0);

/**
 * Counts calls in windows of so many seconds (60 at most), each begun by its caller's first call. They are many (one
 * for each visitor's address), so none has a timer, and each is a number. Of more than 32,767 calls no more are counted.
 * @returns a function that counts a call and returns the calls in its window, with the milliseconds until that ends.
 */
export function createWindows(seconds: number): {
  count(who: string): { calls: number; msLeft: number };
  /** Windows that are kept. */
  size(): number;
} {
  if (seconds > SECONDS_MAX) throw new Error(`Windows are of ${SECONDS_MAX} seconds at most`);
  const length = seconds * 1000;
  const addresses = createAddressTable();
  /** Windows of all who aren't an IPv4 address. */
  const others = new Map<string, number>();
  /** When ended windows were last forgotten; all that are kept end after it. */
  let forgotAt = Math.floor(performance.now());
  const endOf = (window: number) => forgotAt + ((window - forgotAt) & TIME_MASK);

  function forgetEnded(now: number) {
    if (now < forgotAt + FORGET_EVERY) return;
    addresses.keep((window) => endOf(window) > now);
    for (const [who, window] of others) if (endOf(window) <= now) others.delete(who);
    forgotAt = now;
  }

  function countIn<Who>(
    windows: { get(who: Who): number | undefined; set: (who: Who, window: number) => unknown },
    who: Who,
  ) {
    const now = Math.floor(performance.now());
    forgetEnded(now);
    const known = windows.get(who);
    const endsAt = known === undefined ? now : endOf(known);
    if (known === undefined || endsAt <= now) {
      windows.set(who, (1 << TIME_BITS) | ((now + length) & TIME_MASK));
      return { calls: 1, msLeft: length };
    }
    const calls = Math.min((known >> TIME_BITS) + 1, CALLS_MAX);
    windows.set(who, (calls << TIME_BITS) | (endsAt & TIME_MASK));
    return { calls, msLeft: endsAt - now };
  }

  return {
    count: (who) => (isIPv4(who) ? countIn(addresses, numberOf(who)) : countIn(others, who)),
    size: () => addresses.size + others.size,
  };
}

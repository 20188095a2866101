import { isIPv4 } from "node:net";

/** Ended windows are forgotten so often, in milliseconds: one by one, the map would walk over the gaps each time. */
const FORGET_EVERY = 1000;

/** A window's end is kept by its lowest bits, which tell it among all that are open, and its calls above them. */
const TIME_BITS = 16;
const TIME_MASK = 2 ** TIME_BITS - 1;
const CALLS_MAX = 2 ** (31 - TIME_BITS) - 1;
const SECONDS_MAX = (TIME_MASK - FORGET_EVERY) / 1000;

/** An IPv4 address as a number, which needs no memory beside the map's; anybody else as they are. */
function keyOf(who: string): string | number {
  return isIPv4(who) ? who.split(".").reduce((address, part) => (address << 8) | Number(part), 0) : who;
}

/**
 * Counts calls in windows of so many seconds (64 at most), each begun by its caller's first call. They are many (one
 * for each visitor's address), so none has a timer, and each is a number: windows of one length end in the order in
 * which they began. Of more than 32,767 calls no more are counted.
 * @returns a function that counts a call and returns the calls in its window, with the milliseconds until that ends.
 */
export function createWindows(seconds: number): {
  count(who: string): { calls: number; msLeft: number };
  /** Windows that are kept. */
  size(): number;
} {
  if (seconds > SECONDS_MAX) throw new Error(`Windows are of ${SECONDS_MAX} seconds at most`);
  const length = seconds * 1000;
  const windows = new Map<string | number, number>();
  /** When ended windows were last forgotten; all that are kept end after it. */
  let forgotAt = Math.floor(performance.now());
  const endOf = (window: number) => forgotAt + ((window - forgotAt) & TIME_MASK);

  function forgetEnded(now: number) {
    if (now < forgotAt + FORGET_EVERY) return;
    for (const [key, window] of windows) {
      if (endOf(window) > now) break;
      windows.delete(key);
    }
    forgotAt = now;
  }

  return {
    count(who) {
      const now = Math.floor(performance.now());
      forgetEnded(now);
      const key = keyOf(who);
      const known = windows.get(key);
      const endsAt = known === undefined ? now : endOf(known);
      if (known !== undefined && endsAt > now) {
        const calls = Math.min((known >> TIME_BITS) + 1, CALLS_MAX);
        windows.set(key, (calls << TIME_BITS) | (endsAt & TIME_MASK));
        return { calls, msLeft: endsAt - now };
      }
      windows.delete(key);
      windows.set(key, (1 << TIME_BITS) | ((now + length) & TIME_MASK));
      return { calls: 1, msLeft: length };
    },
    size: () => windows.size,
  };
}

/** Calls of one caller since `endsAt` minus the window's length. */
interface Window {
  calls: number;
  /** Milliseconds since this process began: small integers, which need no memory of their own. */
  endsAt: number;
}

/** Ended windows are forgotten so often, in milliseconds: one by one, the map would walk over the gaps each time. */
const FORGET_EVERY = 1000;

const begunAt = Date.now();

/**
 * Counts calls in windows of so many seconds, each begun by its caller's first call. They are many (one for each
 * visitor's address), so none has a timer: windows of one length end in the order in which they began.
 * @returns a function that counts a call and returns the calls in its window, with the milliseconds until that ends.
 */
export function createWindows(seconds: number): {
  count(who: string): { calls: number; msLeft: number };
  /** Windows that are kept. */
  size(): number;
} {
  const windows = new Map<string, Window>();

  let forgetAt = 0;

  function forgetEnded(now: number) {
    if (now < forgetAt) return;
    forgetAt = now + FORGET_EVERY;
    for (const [who, { endsAt }] of windows) {
      if (endsAt > now) return;
      windows.delete(who);
    }
  }

  return {
    count(who) {
      const now = Date.now() - begunAt;
      forgetEnded(now);
      const known = windows.get(who);
      if (known && known.endsAt > now) {
        known.calls += 1;
        return { calls: known.calls, msLeft: known.endsAt - now };
      }
      windows.delete(who);
      windows.set(who, { calls: 1, endsAt: now + seconds * 1000 });
      return { calls: 1, msLeft: seconds * 1000 };
    },
    size: () => windows.size,
  };
}

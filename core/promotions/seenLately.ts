import { addressKey } from "../limits/addressKey.ts";

/** So long a promoted listing counts as shown once to the same visitor, in milliseconds. */
const WINDOW = 60 * 60_000;
/** Most that is remembered, some 20 MB: with more visitors at once the oldest may count again. */
const REMEMBERED_MAX = 100_000;

export interface Viewer {
  userId: number | undefined;
  /** Where a stranger calls from; many may share one. */
  address: string;
}

const shownAt = new Map<string, number>();

/**
 * Whether a visitor has been shown a promotion within the last hour; from now on they have. It is known to this process
 * alone, as who reloads a page is to waste no more than a few views of it, and the feed isn't to wait or write for that.
 * `now` is of a clock that only goes forward, in milliseconds.
 */
export function seenLately(
  promotionId: number,
  { userId, address }: Viewer,
  now = performance.now(),
): boolean {
  const key = `${promotionId} ${userId ?? addressKey(address)}`;
  const before = shownAt.get(key);
  if (before !== undefined && before + WINDOW > now) return true;
  // The oldest stay first.
  shownAt.delete(key);
  shownAt.set(key, now);
  if (shownAt.size > REMEMBERED_MAX) {
    const [oldest = ""] = shownAt.keys();
    shownAt.delete(oldest);
  }
  return false;
}

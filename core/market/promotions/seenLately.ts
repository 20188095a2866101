import { addressKey } from "#core/platform/limits/addressKey.ts";

/** A promoted listing counts as shown once to the same visitor within this many seconds. */
const WINDOW = 60 * 60;

/**
 * The memory: a fingerprint of each visitor and listing, and the time, in 2 MB however many come. A fingerprint has few
 * slots; where all are taken the oldest goes, and may count again. Two in four thousand million are confused.
 */
const GROUPS = 2 ** 16;
const GROUP_SIZE = 4;
const prints = new Uint32Array(GROUPS * GROUP_SIZE);
/** Seconds, from 1; 0 is a place that is free. */
const times = new Uint32Array(GROUPS * GROUP_SIZE);

export interface Viewer {
  userId: number | undefined;
  /** Where a stranger calls from; many may share one. */
  address: string;
}

/** FNV-1a of a text, from a start of one's own. */
function hash(text: string, start: number): number {
  let result = start;
  for (let at = 0; at < text.length; at += 1) {
    result = Math.imul(result ^ text.charCodeAt(at), 0x0100_0193);
  }
  return (result ^ (result >>> 15)) >>> 0;
}

/** The place of a print within its group that is its own, or else the one to take: free, or the oldest. */
function findPlace(first: number, print: number): { place: number; isOwn: boolean } {
  let oldest = first;
  for (let place = first; place < first + GROUP_SIZE; place += 1) {
    if (times[place] !== 0 && prints[place] === print) return { place, isOwn: true };
    if ((times[place] ?? 0) < (times[oldest] ?? 0)) oldest = place;
  }
  return { place: oldest, isOwn: false };
}

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
  const second = Math.floor(now / 1000) + 1;
  const print = hash(key, 0x811c_9dc5);
  const { place, isOwn } = findPlace((hash(key, 0x9747_b28c) % GROUPS) * GROUP_SIZE, print);
  if (isOwn && (times[place] ?? 0) + WINDOW > second) return true;
  prints[place] = print;
  times[place] = second;
  return false;
}

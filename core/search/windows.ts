import type { ListingFilters, SortOrder } from "#contract/listings.ts";

/** Between what all visible listings lie: `rank_at` in seconds since 1970, and the highest price in sum. */
export interface Bounds {
  oldest: number;
  newest: number;
  dearest: number;
}

/** What is known of the listings that match, from a part of them. */
export interface Expected {
  matches: number;
  /** Prices in sum of the part that was looked at. */
  prices: number[];
}

/** Fewer than so many are read whole and sorted, in a few milliseconds. */
const READ_WHOLE_MAX = 2000;
/** A window holds so many times what the page needs, if all is as expected. */
const MARGIN = 1.5;
/** Each window is so many times as long as the one before it. */
const GROWTH = 4;

const SECONDS = 3600;

/** The hours in which visible listings came, counted from 1970: the first, and the one after the last. */
export const hoursOf = ({ oldest, newest }: Bounds) => ({
  first: Math.floor(oldest / SECONDS),
  end: Math.floor(newest / SECONDS) + 1,
});

/** One of these marks, as a text of tsquery. */
export const anyMark = (marks: readonly string[]) => `(${marks.map((mark) => `'${mark}'`).join(" | ")})`;

/** One of the numbers from `from` up to `to`, by the marks of tens, or whatever many, where they are whole. */
function between(
  from: number,
  to: number,
  [one, many, size]: [one: string, many: string, size: number],
): string {
  const marks: string[] = [];
  for (let at = from; at < to; ) {
    const isWhole = at % size === 0 && at + size <= to;
    marks.push(isWhole ? `${many}${at / size}` : `${one}${at}`);
    at += isWhole ? size : 1;
  }
  return anyMark(marks);
}

/** That a listing came in the hours from `from` up to `to`, counted from 1970. */
const hoursBetween = (from: number, to: number) => between(from, to, ["~h", "~t", 24]);

/** That a listing's price lies in the steps from `from` up to `to`. */
export const stepsBetween = (from: number, to: number) => between(from, to, ["~m", "~q", 10]);

/** What comes while this is asked is newer than all that is known; a clock may be ahead, too. */
const HOURS_AHEAD = 2;

function windowsOfTime(isNewestFirst: boolean, share: number, bounds: Bounds): string[] {
  const { first, end } = hoursOf(bounds);
  const ahead = Math.max(end, Math.floor(Date.now() / 1000 / SECONDS) + HOURS_AHEAD);
  const hours = end - first;
  const windows: string[] = [];
  for (let done = 0, length = Math.ceil(hours * share); done < hours; length *= GROWTH) {
    const until = Math.min(hours, done + length);
    const [from, to] = isNewestFirst
      ? [end - until, done === 0 ? ahead : end - done]
      : [first + done, until === hours ? ahead : first + until];
    windows.push(hoursBetween(from, to));
    done = until;
  }
  return windows;
}

/** The step of a price as its mark has it; logarithms of two machines may differ in the last place. */
export const stepOf = (price: number) => Math.floor(Math.log(price + 1) * 5);

function windowsOfPrice(isCheapestFirst: boolean, share: number, prices: number[], from: number, to: number) {
  const sorted = prices.toSorted((a, b) => (isCheapestFirst ? a - b : b - a)).map(stepOf);
  const first = Math.max(0, stepOf(from) - 1);
  const end = stepOf(to) + 2;
  const windows: string[] = [];
  let [lower, upper] = [first, end];
  for (let place = sorted.length * share; lower < upper; place *= GROWTH) {
    const step = sorted[Math.floor(place)];
    const [start, stop] = isCheapestFirst
      ? [lower, step === undefined ? upper : Math.min(upper, step + 1)]
      : [step === undefined ? lower : Math.max(lower, step), upper];
    if (start >= stop) continue;
    windows.push(stepsBetween(start, stop));
    if (isCheapestFirst) lower = stop;
    else upper = start;
  }
  return windows;
}

/** Longer times than listings are shown, in hours: a list of such would cost more than it spares. */
const HOURS_MAX = 90 * 24;

/**
 * Cuts what matches into parts that come one after the other in an order, as texts of tsquery: `needed` matches are
 * then found without reading all. No parts at all mean that the whole is quicker.
 */
export function windowsOf(
  sortBy: SortOrder,
  needed: number,
  { matches, prices }: Expected,
  bounds: Bounds,
  { minPrice = 0, maxPrice = bounds.dearest }: ListingFilters,
): string[] {
  const share = (MARGIN * needed) / matches;
  if (matches < READ_WHOLE_MAX || share > 0.4) return [];
  if (sortBy === "price|asc" || sortBy === "price|desc") {
    const [from, to] = [Math.min(minPrice, maxPrice), Math.max(minPrice, maxPrice)];
    return windowsOfPrice(sortBy === "price|asc", share, prices, from, Math.min(to, bounds.dearest));
  }
  const { first, end } = hoursOf(bounds);
  const isUsual = end - first <= HOURS_MAX && Date.now() / 1000 - bounds.newest < HOURS_MAX * SECONDS;
  return isUsual ? windowsOfTime(sortBy === "createdAt|desc", share, bounds) : [];
}

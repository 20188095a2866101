import type { ListingFilters } from "#contract/listingFilters.ts";
import type { Bounds, Step } from "./searchBounds.ts";

const SECONDS = 3600;
const HOURS = 24;

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

/** Term: a listing came in the hours from `from` up to `to`, counted from 1970. */
const hoursBetween = (from: number, to: number) => between(from, to, ["~h", "~t", HOURS]);

/** Term: a listing's price lies in the steps from `from` up to `to`. */
const stepsBetween = (from: number, to: number) => between(from, to, ["~m", "~q", 10]);

/** Logarithms of two machines may differ in the last place: so near the edge of a step a price may be in either. */
const EDGE = 1e-9;

/** The step of a price as its mark has it. */
const stepOf = (price: number) => Math.floor(Math.log(price + 1) * 5);

/** The first and the last step that a price may be in. */
const stepsOf = (price: number) =>
  [-EDGE, EDGE].map((edge) => Math.max(0, Math.floor(Math.log(price + 1) * 5 + edge)));

/** Above the step of any price that a number holds exactly, and a whole ten of steps. */
const STEP_END = 190;

/** Listings may come while the query runs, and a clock may be ahead, so the window reaches into the future. */
const HOURS_AHEAD = 2;
/** More marks than this would cost more than they spare. */
const MARKS_MAX = 30;

/** The known times in which listings came, from one end on. */
interface Times {
  bounds: Bounds;
  steps: readonly Step[];
  /** How many listings there are. */
  all: number;
}

/** Between which hours, or one and the end, the first `count` listings lie, seen from the newest or the oldest. */
function hourOf(count: number, isNewestFirst: boolean, { bounds, steps, all }: Times): number {
  const { first, end } = hoursOf(bounds);
  const step = steps.find((one) => one.count >= count);
  if (step) return Math.floor(step.at / SECONDS);
  const known = steps.at(-1) ?? { count: 0, at: isNewestFirst ? bounds.newest : bounds.oldest };
  const further = ((count - known.count) / all) * (end - first);
  return Math.floor(known.at / SECONDS + (isNewestFirst ? -further : further));
}

/**
 * Term: a listing is among the newest or the oldest `count`, or some more, as a text of tsquery. The index takes the
 * rarest mark or word of a query and tries the others: hours are rarer than most words, days are not, so where words
 * are to lead, a window is made of whole days. Undefined for long ones.
 */
export function timeWindow(
  isNewestFirst: boolean,
  count: number,
  times: Times,
  isByDays: boolean,
): string | undefined {
  const { first, end } = hoursOf(times.bounds);
  const edge = hourOf(count, isNewestFirst, times);
  const ahead = Math.max(end, Math.floor(Date.now() / 1000 / SECONDS) + HOURS_AHEAD);
  const [from, to] = isNewestFirst ? [edge, ahead] : [first, edge];
  const size = isByDays || to - from > MARKS_MAX ? HOURS : 1;
  if ((to - from) / size > MARKS_MAX) return undefined;
  return hoursBetween(Math.floor(from / size) * size, (Math.floor(to / size) + 1) * size);
}

/** A search for a price, or for the cheapest, doesn't mean listings without one (0). */
const LEAST_PRICE = 1;

/** The steps of the prices that are asked for: the first, and the one after the last. */
function askedSteps({ minPrice = 0, maxPrice }: ListingFilters): [from: number, to: number] {
  const steps = [
    ...stepsOf(Math.max(LEAST_PRICE, minPrice)),
    ...(maxPrice === undefined ? [STEP_END] : stepsOf(maxPrice)),
  ];
  return [Math.min(...steps), Math.min(STEP_END, Math.max(...steps) + 1)];
}

/** Term: a listing's price is about as asked, as a text of tsquery; undefined when no price is asked. */
export function askedPrices(filters: ListingFilters): string | undefined {
  const { minPrice, maxPrice } = filters;
  return minPrice === undefined && maxPrice === undefined ? undefined : stepsBetween(...askedSteps(filters));
}

/**
 * Term: a listing is among the cheapest or the dearest, as a text of tsquery, of such a share of the sample's prices.
 * Undefined where that would be nearly all listings with a price.
 */
export function priceWindow(
  isCheapestFirst: boolean,
  share: number,
  prices: readonly number[],
  filters: ListingFilters,
): string | undefined {
  const priced = prices.filter((price) => price >= LEAST_PRICE);
  const sorted = priced.toSorted((a, b) => (isCheapestFirst ? a - b : b - a)).map(stepOf);
  const step = sorted[Math.ceil(prices.length * share)];
  if (step === undefined) return undefined;
  const [from, to] = askedSteps(filters);
  return isCheapestFirst ? stepsBetween(from, step + 1) : stepsBetween(step, to);
}

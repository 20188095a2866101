import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { asTotal, countUpTo } from "../lists/countMatching.ts";
import { NONE, type Total } from "../lists/toListAnswer.ts";
import { expectFound } from "./expectFound.ts";
import { matching, narrowJust } from "./foundSql.ts";
import { type NarrowedTerms, narrowTerms } from "./narrowTerms.ts";
import { type Look, type Reach, sampleMarket } from "./sampleMarket.ts";
import { type Understood, understandQuery } from "./understandQuery.ts";
import { askedPrices } from "./windows.ts";

/** Where fewer are likely but for prices and parameters, a look mostly costs more than it spares. */
const LOOK_FROM = EXACT_TOTAL_MAX * 1.2;
/** Where prices leave a smaller part, their marks cost less than looking at the rest. */
const PART_BY_MARKS = 0.4;

/** A look may be wrong by so many standard deviations. */
const DEVIATIONS = 3;

/** The error of an estimate from `seen` listings, as a part of it: chance spreads by the root of their number. */
const errorOf = (seen: number) => DEVIATIONS / Math.sqrt(Math.max(1, seen));

/** Whether there surely are more than are counted. */
export const isSurelyMore = ({ matches, seen }: Look) =>
  matches * (1 - errorOf(seen.length)) > EXACT_TOTAL_MAX;

/** Whether looking so far may tell that there are more, after a look that doesn't. */
export function isWorthLooking(reach: Reach, { matches, seen }: Look): boolean {
  const error = reach === "long" ? errorOf(2 * seen.length) : 0;
  return matches * (1 - error) > EXACT_TOTAL_MAX;
}

interface Options {
  fromReplica: boolean;
}

/**
 * A look at what matches when surely more than 10,000 do; else none, and what has all of `terms`, texts of tsquery, is
 * to be counted. `unsure` is the furthest look that didn't tell.
 */
export async function lookAtMany(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  { all: { words } }: Understood,
  options: Options,
): Promise<{ look?: Look; unsure?: Look; terms: readonly string[] }> {
  const { most, likely, beforeOthers } = await expectFound(words, filters, options);
  if (most <= EXACT_TOTAL_MAX || beforeOthers < LOOK_FROM) return { terms: words };
  const lookedFor = { filters, narrowed, words, likely, options };
  let look = await sampleMarket(lookedFor, "short");
  let unsure: Look | undefined;
  for (const reach of ["whole", "long"] as const) {
    if (!isWorthLooking(reach, look)) break;
    look = await sampleMarket(lookedFor, reach);
    if (isSurelyMore(look)) return { look, terms: words };
    unsure = look;
  }
  const prices = look.matches < beforeOthers * PART_BY_MARKS ? askedPrices(filters) : undefined;
  return { ...(unsure && { unsure }), terms: prices === undefined ? words : [...words, prices] };
}

/** A look at listings of which more than 10,000 were counted: the one that was unsure of it, where there was one. */
export async function lookAtCounted(
  filters: ListingFilters,
  narrowed: NarrowedTerms,
  { all: { words } }: Understood,
  options: Options,
  unsure?: Look,
): Promise<Look> {
  const { likely } = await expectFound(words, filters, options);
  const { matches, seen } = unsure ?? (await sampleMarket({ filters, narrowed, words, likely, options }));
  return { matches: Math.max(matches, EXACT_TOTAL_MAX + 1), seen };
}

/** Counts the listings that match words, as typed or as they may be meant, and filters. */
export async function countFound(
  filters: ListingFilters & { search: string },
  viewerId?: number,
): Promise<Total> {
  const [whole, understood] = await Promise.all([
    narrowTerms(filters),
    understandQuery(filters.search, filters),
  ]);
  if (!whole || !understood) return NONE;
  const narrowed = narrowJust(filters, whole, understood.just);
  const options = { fromReplica: viewerId === undefined };
  const { look, unsure, terms } = await lookAtMany(filters, narrowed, understood, options);
  if (look) return asTotal(Math.round(look.matches));
  const total = await countUpTo(matching(filters, narrowed, terms), EXACT_TOTAL_MAX, options);
  if (total <= EXACT_TOTAL_MAX) return asTotal(total);
  const { matches } = await lookAtCounted(filters, narrowed, understood, options, unsure);
  return asTotal(Math.round(matches));
}

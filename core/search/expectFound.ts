import type { ListingFilters } from "#contract/listings.ts";
import { read } from "#db/readPool.ts";
import { ALL_CATEGORIES, readCounters } from "../listings/readCounters.ts";
import { matchesSql } from "./foundSql.ts";
import { keepBriefly } from "./keepBriefly.ts";
import { forgetLooks } from "./lookAround.ts";

interface Plan {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}
interface Options {
  fromReplica: boolean;
}
/** What statistics and counters tell of a search, without a look at any listing. */
export interface Expected {
  /** More can't match. */
  most: number;
  /** About so many match. */
  likely: number;
  /** About so many match but for prices and parameters, for which each of them is looked at. */
  beforeOthers: number;
  /** In so many listings is the rarest of what all of them have. */
  rarest: number;
}

const keptWords = keepBriefly<number>(600_000, 5000);
const keptCounters = keepBriefly<ReadonlyMap<number, number>>(60_000, 5000);

/** In how many listings the planner believes a word to be; remembered for ten minutes, as its statistics are for longer. */
function expectWord(terms: string, filters: ListingFilters): Promise<number> {
  return keptWords.of(`${filters.searchOnlyInTitle ?? false}:${terms}`, async () => {
    const text = `explain (format json) select from listings where visible and ${matchesSql(filters, 1)}`;
    const [plan] = await read<Plan>({ text }, [terms]);
    return plan?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  });
}

/** How many listings there are of a category, and of all, in a place; remembered for a minute. */
function expectOf(filters: ListingFilters, options: Options) {
  const { categoryId = ALL_CATEGORIES, regionId, cityId, districtId, state, searchOnlyWithPhotos } = filters;
  const key = [categoryId, regionId, cityId, districtId, state, searchOnlyWithPhotos].join(":");
  return keptCounters.of(key, () => readCounters(filters, [categoryId, ALL_CATEGORIES], options));
}

/** Of what is asked for beyond words and counters, such a share is left. */
const SHARE_OF_OTHERS = 0.4;

/**
 * About how many listings match. `words` are what all of them have, as texts of tsquery. Words mostly belong together
 * and to a category, so each but the rarest leaves most of the others; places leave what they leave of everything.
 */
export async function expectFound(
  words: readonly string[],
  filters: ListingFilters,
  options: Options,
): Promise<Expected> {
  const { categoryId = ALL_CATEGORIES, minPrice, maxPrice, p = {} } = filters;
  const [counted, whole, ...known] = await Promise.all([
    expectOf(filters, options),
    expectOf({}, options),
    ...words.map((word) => expectWord(word, filters)),
  ]);
  const of = counted.get(categoryId) ?? 0;
  const share = (counted.get(ALL_CATEGORIES) ?? 0) / Math.max(1, whole.get(ALL_CATEGORIES) ?? 0);
  const rarest = Math.min(...known);
  const others = (minPrice !== undefined || maxPrice !== undefined ? 1 : 0) + Object.keys(p).length;
  const beforeOthers = Math.min(of, rarest * share);
  return {
    most: Math.min(of, rarest),
    likely: beforeOthers * SHARE_OF_OTHERS ** others,
    ...{ beforeOthers, rarest },
  };
}

/** Forgets what is remembered. */
export function forgetExpected(): void {
  keptWords.forget();
  keptCounters.forget();
  forgetLooks();
}

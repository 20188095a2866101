import type { ListingFilters } from "#contract/listingFilters.ts";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { ALL_CATEGORIES, readCounters } from "../lists/readCounters.ts";
import { forgetFrequencies, readFrequencies, shareOf } from "./frequencies.ts";
import { forgetLooks } from "./sampleMarket.ts";

interface Options {
  fromReplica: boolean;
}
/** An estimate of a search from statistics and counters, without a look at any listing. */
interface Expected {
  /** More can't match. */
  most: number;
  /** About so many match. */
  likely: number;
  /** About so many match but for prices and parameters, for which each of them is looked at. */
  beforeOthers: number;
  /** In so many listings is the rarest of what all of them have. */
  rarest: number;
}

const keptCounters = keepBriefly<ReadonlyMap<number, number>>(60_000, 5000);

/** How many listings there are of a category, and of all, in a place; remembered for a minute. */
function expectOf(filters: ListingFilters, options: Options) {
  const { categoryId = ALL_CATEGORIES, regionId, cityId, districtId, state, searchOnlyWithPhotos } = filters;
  const key = [categoryId, regionId, cityId, districtId, state, searchOnlyWithPhotos].join(":");
  return keptCounters.of(key, () => readCounters(filters, [categoryId, ALL_CATEGORIES], options));
}

/** The share that is left by each filter beyond words and counters. */
const SHARE_OF_OTHERS = 0.4;

/** The share of listings with the rarest word that have the other words, too: names are short, and of one thing. */
const SHARE_OF_WORDS = { inNames: 0.6, anywhere: 0.3 };

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
  const [counted, whole, frequencies] = await Promise.all([
    expectOf(filters, options),
    expectOf({}, options),
    readFrequencies(filters.searchOnlyInTitle ?? false),
  ]);
  const of = counted.get(categoryId) ?? 0;
  const all = Math.max(1, whole.get(ALL_CATEGORIES) ?? 0);
  const share = (counted.get(ALL_CATEGORIES) ?? 0) / all;
  const rarest = all * Math.min(1, ...words.map((word) => shareOf(word, frequencies)));
  const others = (minPrice !== undefined || maxPrice !== undefined ? 1 : 0) + Object.keys(p).length;
  const { inNames, anywhere } = SHARE_OF_WORDS;
  const withWords = words.length < 2 ? 1 : filters.searchOnlyInTitle ? inNames : anywhere;
  const beforeOthers = Math.min(of, rarest * share * withWords);
  return {
    most: Math.min(of, rarest),
    likely: beforeOthers * SHARE_OF_OTHERS ** others,
    beforeOthers,
    rarest,
  };
}

/** Forgets what is remembered. */
export function forgetExpected(): void {
  forgetFrequencies();
  keptCounters.forget();
  forgetLooks();
}

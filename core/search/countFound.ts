import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listings.ts";
import { countMatching } from "../listings/countMatching.ts";
import { NONE, type Total } from "../listings/listAnswer.ts";
import { expectFound } from "./expectFound.ts";
import { allOf, matchesSql } from "./foundSql.ts";
import { narrowTerms } from "./narrowTerms.ts";
import { understandQuery } from "./understandQuery.ts";

/** From here on nobody counts to find out that there are more than can be counted. */
const SURELY_MORE = EXACT_TOTAL_MAX * 1.2;

/** Counts the listings that match words, as typed or as they may be meant, and filters. */
export async function countFound(
  filters: ListingFilters & { search: string },
  viewerId?: number,
): Promise<Total> {
  const [narrowed, understood] = await Promise.all([
    narrowTerms(filters),
    understandQuery(filters.search, filters),
  ]);
  if (!narrowed || !understood) return NONE;
  const options = { fromReplica: viewerId === undefined };
  const { terms, words } = understood.all;
  const { matches } = await expectFound(terms, words, filters, options);
  if (matches > SURELY_MORE) return { total: Math.round(matches), totalIsEstimate: true };
  const { marks, narrowing } = narrowed;
  const values = [...narrowing.values, allOf([terms, ...marks])];
  const conditions = [...narrowing.conditions, matchesSql(filters, values.length)];
  return countMatching({ conditions, values }, options);
}

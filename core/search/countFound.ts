import type { ListingFilters } from "#contract/listings.ts";
import { countMatching } from "../listings/countMatching.ts";
import { NONE, type Total } from "../listings/listAnswer.ts";
import { narrow } from "../listings/narrow.ts";
import { matchesSql } from "./foundSql.ts";
import { understandQuery } from "./understandQuery.ts";

/** Counts the listings that match words, as typed or as they may be meant, and filters. */
export async function countFound(
  filters: ListingFilters & { search: string },
  viewerId?: number,
): Promise<Total> {
  const [narrowing, understood] = await Promise.all([
    narrow(filters, 0),
    understandQuery(filters.search, filters),
  ]);
  if (!narrowing || !understood) return NONE;
  const values = [...narrowing.values, understood.fuzzy ?? understood.exact];
  const conditions = [...narrowing.conditions, matchesSql(filters, values.length)];
  return countMatching({ conditions, values }, { fromReplica: viewerId === undefined });
}

import type { ListingFilters } from "#contract/listings.ts";
import { countMatching } from "../listings/countMatching.ts";
import { NONE, type Total } from "../listings/listAnswer.ts";
import { narrow } from "../listings/narrow.ts";
import { wordsCondition } from "./wordsCondition.ts";

/** Counts the listings that match words and filters. */
export async function countFound(filters: ListingFilters, viewerId?: number): Promise<Total> {
  const narrowing = await narrow(filters, 0);
  if (!narrowing) return NONE;
  const values = [...narrowing.values, filters.search];
  const conditions = [...narrowing.conditions, wordsCondition(filters, values.length)];
  return countMatching({ conditions, values }, { fromReplica: viewerId === undefined });
}

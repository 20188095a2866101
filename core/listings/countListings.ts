import type { ListingFilters } from "#contract/listings.ts";
import { countFound } from "../search/countFound.ts";
import { countMatching } from "./countMatching.ts";
import { NONE, type Total } from "./listAnswer.ts";
import { narrow } from "./narrow.ts";

/** Counts the listings that match: exactly up to 10,000, beyond it as an estimate. */
export async function countListings(filters: ListingFilters, viewerId?: number): Promise<Total> {
  const search = filters.search?.trim();
  if (search) return countFound({ ...filters, search }, viewerId);
  const narrowing = await narrow(filters, 0);
  if (!narrowing) return NONE;
  const { shape, conditions, values } = narrowing;
  const name = shape && `count-${shape}`;
  return countMatching({ name, conditions, values }, { fromReplica: viewerId === undefined });
}

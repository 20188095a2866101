import type { ListingFilters } from "#contract/listingFilters.ts";
import { countMatching } from "../lists/countMatching.ts";
import { narrow } from "../lists/narrow.ts";
import { ALL_CATEGORIES, areCounted, readCounters } from "../lists/readCounters.ts";
import { NONE, type Total } from "../lists/toListAnswer.ts";
import { countFound } from "./countFound.ts";
import { statePrices } from "./statePrices.ts";

/**
 * Counts the listings that match: exactly where counters know it, else exactly up to 10,000 and beyond it as an
 * estimate.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export async function countListings(asked: ListingFilters, viewerId?: number): Promise<Total> {
  const filters = statePrices(asked);
  const options = { fromReplica: viewerId === undefined };
  if (areCounted(filters)) {
    const id = filters.categoryId ?? ALL_CATEGORIES;
    const total = (await readCounters(filters, [id], options)).get(id);
    return { total: total ?? 0, totalIsEstimate: false };
  }
  const search = filters.search?.trim();
  if (search) return countFound({ ...filters, search }, viewerId);
  const narrowing = await narrow(filters, 0);
  return narrowing ? countMatching(narrowing, options) : NONE;
}

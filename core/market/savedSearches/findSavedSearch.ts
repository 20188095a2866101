import type { ListingFilters } from "#contract/listings.ts";
import type { Hindrance, SavedSearch } from "#contract/savedSearches.ts";
import { findHindrance } from "./findHindrance.ts";
import { readSavedSearches } from "./readSavedSearches.ts";
import { digestOf, isSavable, savedFilters } from "./savedFilters.ts";

/**
 * A person's saved search that asks for the same as these filters.
 * @throws {RuleError} invalid_input for a category, place, parameter or option there is not.
 */
export async function findSavedSearch(
  userId: number,
  filters: ListingFilters,
): Promise<{ search: SavedSearch | null; isSavable: boolean; hindrance: Hindrance }> {
  const saved = await savedFilters(filters);
  const [[search = null], hindrance] = await Promise.all([
    readSavedSearches(userId, { digest: digestOf(saved) }),
    findHindrance(userId),
  ]);
  return { search, isSavable: isSavable(saved), hindrance };
}

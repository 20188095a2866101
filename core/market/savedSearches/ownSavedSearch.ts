import type { SavedSearch } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readSavedSearches } from "./readSavedSearches.ts";

/**
 * One of a person's own saved searches.
 * @throws {RuleError} not_found also for somebody else's.
 */
export async function ownSavedSearch(userId: number, id: number): Promise<SavedSearch> {
  const [search] = await readSavedSearches(userId, { id });
  if (!search) throw new RuleError("not_found", "No such saved search");
  return search;
}

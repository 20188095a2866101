import { SAVED_SEARCHES_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import type { SavedSearch, SearchFrequency } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { maybe, number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { keepQuery } from "./keepQuery.ts";
import { ownSavedSearch } from "./ownSavedSearch.ts";
import { isSavable, savedFilters } from "./savedFilters.ts";

const COUNT = `
  select count(*)::integer as count, max(id) filter (where query_id = $queryId) as same
  from saved_searches where user_id = $userId`;
const ADD = `
  insert into saved_searches (user_id, query_id, frequency) values ($userId, $queryId, $frequency) returning id`;
const CHANGE =
  "update saved_searches set frequency = $frequency, is_paused = false where id = $id returning id";

async function addOrChange(userId: number, queryId: number, frequency: SearchFrequency): Promise<number> {
  const [had] = await rows({ count: number, same: maybe(number) }, COUNT, { userId, queryId });
  const { count = 0, same = null } = had ?? {};
  if (same === null && count >= SAVED_SEARCHES_MAX) {
    throw new RuleError("conflict", "Enough saved searches", { fields: { searches: "too_many" } });
  }
  const [saved] = await rows(
    { id: number },
    same === null ? ADD : CHANGE,
    same === null ? { userId, queryId, frequency } : { id: same, frequency },
  );
  if (!saved) throw new Error("A search was not saved");
  return saved.id;
}

/**
 * Saves a search of a person, who then hears of new listings that it finds. One that asks for the same is the same one:
 * it gets the frequency and is heard again.
 * @throws {RuleError} invalid_input when it asks for nothing, or for what there is not; conflict with `fields.searches`:
 * `too_many` for the one after the twentieth.
 */
export async function saveSearch(
  userId: number,
  { frequency, ...asked }: ListingFilters & { frequency: SearchFrequency },
): Promise<SavedSearch> {
  const filters = await savedFilters(asked);
  if (!isSavable(filters)) {
    throw new RuleError("invalid_input", "Too wide to be saved", { fields: { search: "required" } });
  }
  const id = await transact(async () => {
    await holdLock("ownSavedSearches", userId);
    return addOrChange(userId, await keepQuery(filters), frequency);
  });
  return ownSavedSearch(userId, id);
}

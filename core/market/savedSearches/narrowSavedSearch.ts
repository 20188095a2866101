import { QueryTypes } from "sequelize";
import type { ListingFilters } from "#contract/listingFilters.ts";
import type { SavedSearch } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { keepQuery } from "./keepQuery.ts";
import { ownSavedSearch } from "./ownSavedSearch.ts";
import { isSavable, savedFilters } from "./savedFilters.ts";

/** Another that asks for the same gives way. */
const GIVE_WAY = `
  delete from saved_searches where user_id = $userId and query_id = $queryId and id <> $id`;
/** Earlier finds are dropped, as they belong to the wider search. */
const NARROW = `
  update saved_searches s set query_id = $queryId, is_waiting = false,
    told_upto = case when query_id = $queryId then told_upto else 0 end,
    seen_upto = case when query_id = $queryId then seen_upto else 0 end,
    created_at = case when query_id = $queryId then created_at else now() end
  where id = $id and user_id = $userId returning id`;

/**
 * Lets a person's saved search ask for something else from now on; its frequency stays.
 * @throws {RuleError} not_found, invalid_input when it asks for nothing, or for what there is not.
 */
export async function narrowSavedSearch(
  userId: number,
  { id, ...asked }: ListingFilters & { id: number },
): Promise<SavedSearch> {
  const filters = await savedFilters(asked);
  if (!isSavable(filters)) {
    throw new RuleError("invalid_input", "Too wide to be saved", { fields: { search: "required" } });
  }
  await transact(async () => {
    await holdLock("ownSavedSearches", userId);
    await ownSavedSearch(userId, id);
    const queryId = await keepQuery(filters);
    await sequelize.query(GIVE_WAY, { bind: { userId, queryId, id } });
    const rows = await sequelize.query(NARROW, { type: QueryTypes.SELECT, bind: { userId, queryId, id } });
    if (rows.length === 0) throw new RuleError("not_found", "No such saved search");
  });
  return ownSavedSearch(userId, id);
}

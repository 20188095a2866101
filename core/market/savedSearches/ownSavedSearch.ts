import type { ListingFilters } from "#contract/listingFilters.ts";
import type { Hindrance, SavedSearch } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize } from "#db/sequelize.ts";
import { findHindrance } from "./findHindrance.ts";
import { lastFind } from "./newsSql.ts";
import { readSavedSearches } from "./readSavedSearches.ts";
import { kept } from "./removedSql.ts";
import { digestOf, isSavable, savedFilters } from "./savedFilters.ts";

const DELETE = `
  with gone as (delete from saved_searches where id = $id and user_id = $userId returning ${kept})
  insert into removed_searches (${kept}) select ${kept} from gone`;

/**
 * Deletes a person's saved search; harmless to repeat. What is queued of it is never sent. For a while it can be brought
 * back as it was.
 */
export async function deleteSavedSearch(userId: number, id: number): Promise<{ ok: true }> {
  await sequelize.query(DELETE, { bind: { id, userId } });
  return { ok: true };
}

const SEE = `
  update saved_searches s set seen_upto = greatest(s.seen_upto, ${lastFind}) where s.id = $id and s.user_id = $userId`;

/** Notes that a person has looked at all that their saved search found; one that is gone is none to note. */
export async function seeSavedSearch(userId: number, id: number): Promise<{ ok: true }> {
  await sequelize.query(SEE, { bind: { id, userId } });
  return { ok: true };
}

/**
 * One of a person's own saved searches.
 * @throws {RuleError} not_found also for somebody else's.
 */
export async function ownSavedSearch(userId: number, id: number): Promise<SavedSearch> {
  const [search] = await readSavedSearches(userId, { id });
  if (!search) throw new RuleError("not_found", "No such saved search");
  return search;
}

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

/** A person's saved searches, newest first, and why the bot can't tell of them, if so. */
export async function listSavedSearches(
  userId: number,
): Promise<{ data: SavedSearch[]; hindrance: Hindrance }> {
  const [data, hindrance] = await Promise.all([readSavedSearches(userId), findHindrance(userId)]);
  return { data, hindrance };
}

import { QueryTypes } from "sequelize";
import { SAVED_SEARCHES_MAX } from "#contract/limits.ts";
import type { SavedSearch } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { lastFind } from "./newsSql.ts";
import { ownSavedSearch } from "./ownSavedSearch.ts";
import { kept } from "./removedSql.ts";

/** Deletes a search that was saved again meanwhile and asks for the same, to make way for the restored one. */
const GIVE_WAY = `
  delete from saved_searches s using removed_searches r
  where r.id = $id and r.user_id = $userId and s.user_id = r.user_id and s.query_id = r.query_id`;
const COUNT = "select count(*)::integer as count from saved_searches where user_id = $userId";
const PUT_BACK = `
  with back as (delete from removed_searches where id = $id and user_id = $userId returning ${kept})
  insert into saved_searches (${kept}) select ${kept} from back returning id`;
/** The same query may have found something for others meanwhile. */
const WAKE = `
  update saved_searches s set is_waiting = true where s.id = $id and not s.is_paused and ${lastFind} > s.told_upto`;

async function putBack(userId: number, id: number): Promise<void> {
  await holdLock("ownSavedSearches", userId);
  await sequelize.query(GIVE_WAY, { bind: { id, userId } });
  const [had] = await rows({ count: number }, COUNT, { userId });
  const back = await sequelize.query(PUT_BACK, { type: QueryTypes.SELECT, bind: { id, userId } });
  if (back.length === 0) return;
  if ((had?.count ?? 0) >= SAVED_SEARCHES_MAX) {
    throw new RuleError("conflict", "Enough saved searches", { fields: { searches: "too_many" } });
  }
  await sequelize.query(WAKE, { bind: { id } });
}

/**
 * Brings back a saved search that its person has deleted within the last day, as it was: what it has found, told and
 * shown. Harmless to repeat.
 * @throws {RuleError} not_found; conflict with `fields.searches`: `too_many` when twenty others were saved meanwhile.
 */
export async function restoreSavedSearch(userId: number, id: number): Promise<SavedSearch> {
  await transact(() => putBack(userId, id));
  return ownSavedSearch(userId, id);
}

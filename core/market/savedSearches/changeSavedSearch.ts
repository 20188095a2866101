import { QueryTypes } from "sequelize";
import type { SavedSearch, SearchFrequency } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize } from "#db/sequelize.ts";
import { lastFind } from "./newsSql.ts";
import { ownSavedSearch } from "./ownSavedSearch.ts";

interface Change {
  id: number;
  frequency?: SearchFrequency | undefined;
  isPaused?: boolean | undefined;
}

/** Finds that came while it was paused aren't told afterwards. */
const CHANGE = `
  update saved_searches s set frequency = coalesce($frequency::text, s.frequency),
    is_paused = coalesce($isPaused::boolean, s.is_paused),
    is_waiting = s.is_waiting and $isPaused::boolean is not true and not s.is_paused,
    told_upto = case when s.is_paused and not $isPaused::boolean then greatest(s.told_upto, ${lastFind}) else s.told_upto end
  where s.id = $id and s.user_id = $userId
  returning s.id`;

/**
 * Changes how soon a person hears of their saved search, pauses it or lets it be heard again.
 * @throws {RuleError} not_found
 */
export async function changeSavedSearch(
  userId: number,
  { id, frequency, isPaused }: Change,
): Promise<SavedSearch> {
  const rows = await sequelize.query(CHANGE, {
    type: QueryTypes.SELECT,
    bind: { id, userId, frequency: frequency ?? null, isPaused: isPaused ?? null },
  });
  if (rows.length === 0) throw new RuleError("not_found", "No such saved search");
  return ownSavedSearch(userId, id);
}

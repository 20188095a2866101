import { Hindrance } from "#contract/savedSearches.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { rows } from "#db/rows.ts";

const FIND = `
  select case
    when u.telegram_id is null or u.bot_started_at is null then 'notStarted'
    when u.bot_stopped_at is not null then 'stopped'
    when is_quiet(u) or ${isMutedSql("u.id", "'SavedSearch'")} then 'muted' end as hindrance
  from users u where u.id = $userId`;

/** Why a person can't be told of what their saved searches find; null when they can. */
export async function findHindrance(userId: number): Promise<Hindrance> {
  const [row] = await rows({ hindrance: Hindrance }, FIND, { userId });
  return row?.hindrance ?? null;
}

import { sequelize } from "#db/sequelize.ts";
import { kept } from "./removedSql.ts";

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

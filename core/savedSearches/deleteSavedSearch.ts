import { sequelize } from "#db/sequelize.ts";

/** Deletes a person's saved search; harmless to repeat. What is queued of it is never sent. */
export async function deleteSavedSearch(userId: number, id: number): Promise<{ ok: true }> {
  await sequelize.query("delete from saved_searches where id = $id and user_id = $userId", {
    bind: { id, userId },
  });
  return { ok: true };
}

import { sequelize } from "#db/sequelize.ts";
import { lastFind } from "./newsSql.ts";

const SEE = `
  update saved_searches s set seen_upto = greatest(s.seen_upto, ${lastFind}) where s.id = $id and s.user_id = $userId`;

/** Notes that a person has looked at all that their saved search found; one that is gone is none to note. */
export async function seeSavedSearch(userId: number, id: number): Promise<{ ok: true }> {
  await sequelize.query(SEE, { bind: { id, userId } });
  return { ok: true };
}

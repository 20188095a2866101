import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Marks an update as done, or as given up with the name of what was wrong; what it said is forgotten. */
export async function finishUpdate(id: number, error: string | null = null): Promise<void> {
  await sequelize.query(
    `update bot_updates set done_at = now(), error = $error, claimed_until = null, payload = '{}'
     where update_id = $id`,
    { type: QueryTypes.UPDATE, bind: { id, error } },
  );
}

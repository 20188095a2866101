import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Whether a person's saved search is paused; undefined when there is no such search of theirs. */
export async function isPaused(userId: number, id: number): Promise<boolean | undefined> {
  const [search] = await sequelize.query<{ isPaused: boolean }>(
    'select is_paused as "isPaused" from saved_searches where id = $id and user_id = $userId',
    { type: QueryTypes.SELECT, bind: { id, userId } },
  );
  return search?.isPaused;
}

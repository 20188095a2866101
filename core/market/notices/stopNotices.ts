import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Lets a person hear of nothing any more but of what they do themselves, also of what is queued; harmless to repeat. */
export async function stopNotices(userId: number): Promise<void> {
  await sequelize.query(
    "update users set notices_stopped_at = coalesce(notices_stopped_at, now()), updated_at = now() where id = $userId",
    { type: QueryTypes.UPDATE, bind: { userId } },
  );
}

/**
 * Lets a person hear of everything again but of the kinds they have muted.
 * @returns whether they had stopped it.
 */
export async function resumeNotices(userId: number): Promise<boolean> {
  const rows = await sequelize.query(
    `update users set notices_stopped_at = null, updated_at = now()
     where id = $userId and notices_stopped_at is not null returning id`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  return rows.length > 0;
}

import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Keeps an update for so many seconds more: while it is being worked on, or until it is tried again. */
export async function leaseUpdate(id: number, seconds: number): Promise<void> {
  await sequelize.query(
    `update bot_updates set claimed_until = now() + make_interval(secs => $seconds)
     where update_id = $id and done_at is null`,
    { type: QueryTypes.UPDATE, bind: { id, seconds } },
  );
}

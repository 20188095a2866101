import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { sequelize } from "#db/sequelize.ts";

/** One change of a person's saved searches at a time, until the caller's transaction ends. */
export async function lockSavedSearches(userId: number): Promise<void> {
  await sequelize.query("select pg_advisory_xact_lock($lock, $userId)", {
    type: QueryTypes.SELECT,
    bind: { lock: locks.ownSavedSearches, userId },
  });
}

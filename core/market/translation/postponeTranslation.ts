import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import type { ClaimedTranslation } from "./claimTranslations.ts";

interface Until {
  /** From now; null gives it up until the words change. */
  minutes: number | null;
  tries: number;
}

/** Gives a claimed listing back for later, unless it is somebody else's by now or due for another reason. */
export async function postponeTranslation(
  { id, lease }: ClaimedTranslation,
  { minutes, tries }: Until,
): Promise<void> {
  await sequelize.query(
    `update listings set translation_due_at = now() + make_interval(mins => $minutes), translation_tries = $tries
     where id = $id and translation_due_at = $lease::timestamptz`,
    { type: QueryTypes.UPDATE, bind: { id, lease, minutes, tries } },
  );
}

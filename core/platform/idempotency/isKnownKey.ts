import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Whether a person has used an idempotency key: the call is then answered from what `answerOnce` keeps, or refused. */
export async function isKnownKey(userId: number, key: string): Promise<boolean> {
  const found = await sequelize.query(
    "select 1 from idempotency_keys where user_id = $userId and key = $key",
    { bind: { userId, key }, type: QueryTypes.SELECT },
  );
  return found.length > 0;
}

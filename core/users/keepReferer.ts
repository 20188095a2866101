import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Who was absorbed by another account brings people for that one. */
const KEEP = `
  update users u set referer_id = r.id, updated_at = now()
  from users told join users r on r.id = coalesce(told.absorbed_by_id, told.id)
  where told.id = $refererId and u.id = $userId and r.id <> u.id
    and u.referer_id is null and u.referer_fixed_at is null`;

/** Notes who brought somebody: once, before their first order, and never themselves or nobody we know. */
export async function keepReferer(userId: number, refererId: number | undefined): Promise<void> {
  if (refererId === undefined) return;
  await sequelize.query(KEEP, { type: QueryTypes.UPDATE, bind: { userId, refererId } });
}

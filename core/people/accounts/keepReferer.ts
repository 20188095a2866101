import { QueryTypes } from "sequelize";
import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";

/** An account that was merged into another brings people for that one. */
const FIND = `
  select r.id from users u, users told join users r on r.id = coalesce(told.absorbed_by_id, told.id)
  where told.id = $refererId and u.id = $userId and r.id <> u.id
    and u.referer_id is null and u.referer_fixed_at is null`;

const HOLD = "select from users where id = $userId for no key update";

const KEEP = `
  update users u set referer_id = r.id, updated_at = now() from users r
  where r.id = $refererId and u.id = $userId and r.referer_id is distinct from u.id
    and u.referer_id is null and u.referer_fixed_at is null`;

/**
 * Holds, until the transaction ends, who of two people brought the other: of two who name each other at once the second
 * sees the first. Whoever's referer is about to change is locked before, and nobody else's row after it.
 */
export async function lockReferers(one: number, other: number): Promise<void> {
  await holdLock("referers", `${Math.min(one, other)} ${Math.max(one, other)}`);
}

/**
 * Notes who brought somebody: once, before their first order, and never themselves, nobody we know, or whom they have
 * brought.
 */
export async function keepReferer(userId: number, refererId: number | undefined): Promise<void> {
  if (refererId === undefined) return;
  const [referer] = await rows({ id: number }, FIND, { userId, refererId });
  if (!referer) return;
  await transact(async () => {
    await sequelize.query(HOLD, { bind: { userId } });
    await lockReferers(userId, referer.id);
    await sequelize.query(KEEP, { type: QueryTypes.UPDATE, bind: { userId, refererId: referer.id } });
  });
}

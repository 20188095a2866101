import { QueryTypes } from "sequelize";
import { VIP_PLACES } from "#contract/limits.ts";
import { locks } from "#db/locks.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { sequelize } from "#db/sequelize.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";
import { vipRingSql } from "./vipRing.ts";

// The clock may have been set back meanwhile; who pays last is first all the same.
const ENTER = `
  insert into promotions (listing_id, type, paid_at)
  select $listingId, 'Vip', greatest(clock_timestamp(), max(paid_at) + interval '1 millisecond')
  from promotions where type = 'Vip' and ended_at is null
  returning id`;
const LEAVE = `
  update promotions set ended_at = now() where listing_id = $listingId and type = 'Vip' and ended_at is null`;
const DROP_OUT = `
  update promotions set ended_at = now()
  where id in (select id from (${vipRingSql} offset ${VIP_PLACES}) beyond) and ended_at is null
  returning id`;

/**
 * Puts a listing into place 1 of the VIP ring, out of the place it had; the others move one on, and who would be
 * beyond the last place drops out. The caller has locked the listing.
 */
export async function enterVip(listingId: number): Promise<Promotion> {
  // One at a time, so that places are taken in the order of payment.
  await sequelize.query("select pg_advisory_xact_lock($lock)", { bind: { lock: locks.vip } });
  await sequelize.query(LEAVE, { bind: { listingId } });
  const [entered] = await sequelize.query<{ id: number }>(ENTER, {
    type: QueryTypes.SELECT,
    bind: { listingId },
  });
  if (!entered) throw new Error("A VIP promotion wasn't made");
  const dropped = await sequelize.query<{ id: number }>(DROP_OUT, { type: QueryTypes.SELECT });
  for (const { id } of dropped) await tellOwnerOfEnd(id);
  return Promotion.findByPk(entered.id, { rejectOnEmpty: true });
}

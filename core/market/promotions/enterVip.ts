import { VIP_PLACES } from "#contract/limits.ts";
import { holdLock } from "#db/locks.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

// The clock may have been set back meanwhile; who pays last is first all the same.
const ENTER = `
  insert into promotions (listing_id, type, paid_at)
  select $listingId, 'Vip', greatest(clock_timestamp(), max(paid_at) + interval '1 millisecond')
  from promotions where type = 'Vip' and ended_at is null
  returning id`;
// The listing leaves the place it had, and all but those that stay behind place 1 drop out.
const LEAVE = `
  update promotions set ended_at = now()
  where type = 'Vip' and ended_at is null and id not in (
    select id from promotions
    where type = 'Vip' and ended_at is null and listing_id <> $listingId
    order by paid_at desc, id desc limit ${VIP_PLACES - 1})
  returning id, listing_id <> $listingId as "hasDropped"`;

/**
 * Puts a listing into place 1 of the VIP ring, out of the place it had; the others move one on, and who would be
 * beyond the last place drops out. The caller has locked the listing.
 * @returns the id of its promotion.
 */
export async function enterVip(listingId: number): Promise<number> {
  // One at a time, so that places are taken in the order of payment.
  await holdLock("vip");
  const left = await rows({ id: number, hasDropped: boolean }, LEAVE, { listingId });
  const [entered] = await rows({ id: number }, ENTER, { listingId });
  if (!entered) throw new Error("A VIP promotion wasn't made");
  for (const { id, hasDropped } of left) {
    if (hasDropped) await tellOwnerOfEnd([id]);
  }
  return entered.id;
}

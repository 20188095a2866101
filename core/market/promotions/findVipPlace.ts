import { number, rows } from "#db/rows.ts";
import { vipPlaceSql } from "./vipRing.ts";

/** A listing's place in the VIP ring, 1 to 10; nothing when it isn't in it. */
export async function findVipPlace(listingId: number): Promise<number | undefined> {
  const [row] = await rows(
    { place: number },
    `select ${vipPlaceSql} as place from promotions p
     where p.listing_id = $listingId and p.type = 'Vip' and p.ended_at is null`,
    { listingId },
  );
  return row?.place;
}

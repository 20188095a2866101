import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { vipPlaceSql } from "./vipRing.ts";

/** A listing's place in the VIP ring, 1 to 10; nothing when it isn't in it. */
export async function readVipPlace(listingId: number): Promise<number | undefined> {
  const [row] = await sequelize.query<{ place: number }>(
    `select ${vipPlaceSql} as place from promotions p
     where p.listing_id = $listingId and p.type = 'Vip' and p.ended_at is null`,
    { type: QueryTypes.SELECT, bind: { listingId } },
  );
  return row?.place;
}

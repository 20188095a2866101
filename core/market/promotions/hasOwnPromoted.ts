import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Whether something promotes a listing of a person's own, which closing it would end. */
export async function hasOwnPromoted(userId: number, listingId: number): Promise<boolean> {
  const running = await sequelize.query(
    `select from listings l join promotions p on p.listing_id = l.id
     where l.id = $listingId and l.owner_id = $userId and l.status = 'active' and is_running(p, now())
     limit 1`,
    { type: QueryTypes.SELECT, bind: { userId, listingId } },
  );
  return running.length > 0;
}

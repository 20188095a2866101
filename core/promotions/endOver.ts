import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { tellOwnerOfEnd } from "./tellOwnerOfEnd.ts";

/**
 * Ends the promotions whose time is over, of one listing or of all, and tells their owners. Those that somebody else
 * holds have another turn.
 * @returns how many ended.
 */
export async function endOver(listingId?: number): Promise<number> {
  const rows = await sequelize.query<{ id: number }>(
    `update promotions set ended_at = ends_at
     where id in (
       select id from promotions
       where ended_at is null and ends_at <= now() ${listingId === undefined ? "" : "and listing_id = $listingId"}
       for update skip locked)
     returning id`,
    { type: QueryTypes.SELECT, bind: listingId === undefined ? {} : { listingId } },
  );
  for (const { id } of rows) await tellOwnerOfEnd(id);
  return rows.length;
}

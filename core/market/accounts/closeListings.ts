import { QueryTypes } from "sequelize";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { sequelize } from "#db/sequelize.ts";

/** Closes all of a person's listings that are on sale or may come on sale, in the caller's transaction. */
export async function closeListings({ userId }: { userId: number }): Promise<{ listings: number }> {
  // Locked in one order, as two runs of this would else wait for each other.
  const open = await sequelize.query<{ id: number }>(
    `select id from listings where owner_id = $userId and status in ('pending', 'active', 'rejected')
     order by id for update`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  for (const { id } of open) await closeListing(userId, { id, reason: "Other" });
  return { listings: open.length };
}

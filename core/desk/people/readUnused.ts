import { QueryTypes } from "sequelize";
import { unusedSql } from "#core/market/promotions/unusedSql.ts";
import { sequelize } from "#db/sequelize.ts";

/** The coins of the unused part of all that a person's listings on sale are promoted with now. */
export async function readUnused(userId: number): Promise<number> {
  const [row] = await sequelize.query<{ coins: number }>(
    `select coalesce(sum(${unusedSql("ceil")}), 0)::integer as coins
     from promotions p join listings l on l.id = p.listing_id
     where l.owner_id = $userId and l.status = 'active' and p.ended_at is null`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  return row?.coins ?? 0;
}

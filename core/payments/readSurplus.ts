import { QueryTypes } from "sequelize";
import type { Surplus } from "#contract/payKinds.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * What became of money that came for a transaction which could take none; null where none did. Of several the one that
 * still waits, or else the latest.
 */
export async function readSurplus(id: number): Promise<Surplus | null> {
  const [row] = await sequelize.query<{ surplus: Surplus }>(
    `select coalesce(resolution, 'kept') as surplus from provider_payments
     where transaction_id = $id and state = 'surplus'
     order by resolution is null desc, id desc limit 1`,
    { type: QueryTypes.SELECT, bind: { id } },
  );
  return row?.surplus ?? null;
}

import { QueryTypes } from "sequelize";
import type { Surplus } from "#contract/payKinds.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * What became of money that came for a transaction which could take none; null where none did. Of several the one that
 * still waits, or else the latest. Stars that somebody else paid for it are none of its payer's.
 */
export async function readSurplus(id: number): Promise<Surplus | null> {
  const [row] = await sequelize.query<{ surplus: Surplus }>(
    `select coalesce(p.resolution, 'kept') as surplus
     from provider_payments p join transactions t on t.id = p.transaction_id join users u on u.id = t.user_id
     where t.id = $id and p.state = 'surplus'
       and (p.details->>'telegramId' is null or (p.details->>'telegramId')::bigint = u.telegram_id)
     order by p.resolution is null desc, p.id desc limit 1`,
    { type: QueryTypes.SELECT, bind: { id } },
  );
  return row?.surplus ?? null;
}

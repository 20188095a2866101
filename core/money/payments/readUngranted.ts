import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Coins of a paid transaction that came back at once, as what they were for couldn't be given. */
export async function readUngranted(id: number): Promise<number> {
  const [row] = await sequelize.query<{ coins: number }>(
    `select e.amount as coins
     from ledger_movements m
     join ledger_entries e on e.movement_id = m.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
     where m.cause = $cause`,
    { type: QueryTypes.SELECT, bind: { cause: `ungranted:${id}` } },
  );
  return row?.coins ?? 0;
}

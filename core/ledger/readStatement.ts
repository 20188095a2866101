import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

export interface StatementLine {
  at: Date;
  kind: string;
  coins: number;
  transactionId: number | null;
  note: string | null;
}

/** The last movements of a person's coins, the newest first. */
export function readStatement(userId: number, limit = 20): Promise<StatementLine[]> {
  return sequelize.query<StatementLine>(
    `select m.created_at as at, m.kind, e.amount as coins, m.transaction_id as "transactionId", m.note
     from ledger_accounts a
     join ledger_entries e on e.account_id = a.id
     join ledger_movements m on m.id = e.movement_id
     where a.user_id = $userId order by m.id desc limit $limit`,
    { type: QueryTypes.SELECT, bind: { userId, limit } },
  );
}

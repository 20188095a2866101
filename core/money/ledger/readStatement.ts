import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

export interface StatementLine {
  at: Date;
  kind: string;
  cause: string;
  coins: number;
  /** What the person has after it. */
  balance: number;
  transactionId: number | null;
  note: string | null;
}

/** The movements of a person's coins, the newest first; with `limit` the last so many. */
export function readStatement(userId: number, limit: number | null = null): Promise<StatementLine[]> {
  return sequelize.query<StatementLine>(
    `select m.created_at as at, m.kind, m.cause, e.amount as coins,
       (sum(e.amount) over (order by m.id))::integer as balance, m.transaction_id as "transactionId", m.note
     from ledger_accounts a
     join ledger_entries e on e.account_id = a.id
     join ledger_movements m on m.id = e.movement_id
     where a.user_id = $userId order by m.id desc limit $limit`,
    { type: QueryTypes.SELECT, bind: { userId, limit } },
  );
}

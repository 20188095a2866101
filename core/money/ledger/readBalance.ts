import { date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";

/** A person's coins, as the open transaction sees them; with `isLocked` nobody moves them until it ends. */
export async function readBalance(userId: number, { isLocked = false } = {}): Promise<number> {
  const [row] = await rows(
    { balance: number },
    `select balance from ledger_accounts where user_id = $userId ${isLocked ? "for no key update" : ""}`,
    { userId },
  );
  return row?.balance ?? 0;
}

const statementLineRow = {
  at: date,
  kind: text,
  cause: text,
  coins: number,
  /** The person's balance after it. */
  balance: number,
  transactionId: maybe(number),
  note: maybe(text),
};

export type StatementLine = RowOf<typeof statementLineRow>;

/** The movements of a person's coins, the newest first; with `limit` the last so many. */
export function readStatement(userId: number, limit: number | null = null): Promise<StatementLine[]> {
  return rows(
    statementLineRow,
    `select m.created_at as at, m.kind, m.cause, e.amount as coins,
       (sum(e.amount) over (order by m.id))::integer as balance, m.transaction_id as "transactionId", m.note
     from ledger_accounts a
     join ledger_entries e on e.account_id = a.id
     join ledger_movements m on m.id = e.movement_id
     where a.user_id = $userId order by m.id desc limit $limit`,
    { userId, limit },
  );
}

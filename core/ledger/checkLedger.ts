import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** Each finds what must not be: a row tells one fault in `fault`. */
const checks = [
  `select 'movement ' || m.id || ' (' || m.cause || ') sums up to ' || coalesce(sum(e.amount), 0)
     || ' in ' || count(e.amount) || ' entries' as fault
   from ledger_movements m left join ledger_entries e on e.movement_id = m.id
   group by m.id having coalesce(sum(e.amount), 0) <> 0 or count(e.amount) < 2`,
  `select 'person ' || a.user_id || ' has ' || a.balance || ', entries say ' || coalesce(sum(e.amount), 0) as fault
   from ledger_accounts a left join ledger_entries e on e.account_id = a.id
   where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`,
  `select 'transaction ' || t.id || ' is ' || t.status || ', its movements say otherwise' as fault
   from transactions t
   where (t.status in ('Paid', 'Refunded'))
     <> exists (select from ledger_movements m where m.cause = 'paid:' || t.id)
   or (t.status = 'Refunded') <> exists (select from ledger_movements m where m.cause = 'refunded:' || t.id)`,
  `select 'transaction ' || t.id || ' costs ' || t.coins || ', entered are ' || max(e.amount) as fault
   from transactions t join ledger_movements m on m.cause = 'paid:' || t.id
   join ledger_entries e on e.movement_id = m.id
   group by t.id having max(e.amount) <> t.coins`,
  `select 'transaction ' || t.id || ' is ' || t.status || ', its provider''s payments are '
     || coalesce(string_agg(p.state, ', '), 'none') as fault
   from transactions t left join provider_payments p on p.transaction_id = t.id
   where t.method <> 'coins' group by t.id
   having (t.status = 'Paid') <> (count(*) filter (where p.state = 'performed') = 1)
     or (t.status = 'Pending') <> (count(*) filter (where p.state = 'created') = 1)`,
  `select 'payment ' || p.id || ' of ' || p.provider || ' is a surplus without its movement' as fault
   from provider_payments p
   where p.state = 'surplus' and not exists (select from ledger_movements m where m.cause = 'surplus:' || p.id)
   or (p.resolved_at is not null)
     <> exists (select from ledger_movements m where m.cause = 'surplus-resolved:' || p.id)`,
  `select 'transaction ' || t.id || ' is ' || t.status || ' and keeps a promotion' as fault
   from transactions t join promotion_purchases b on b.transaction_id = t.id where t.status <> 'Paid'`,
] as const;

export interface LedgerReport {
  /** What is wrong, a line each; empty when all is well. */
  faults: string[];
  /** What each account of the house holds, and all people together, in coins. */
  balances: Record<string, number>;
}

/** Proves the ledger: every movement sums up to 0, every balance is its entries', and all agrees with transactions and payments. */
export async function checkLedger(): Promise<LedgerReport> {
  const faults: string[] = [];
  for (const check of checks) {
    const rows = await sequelize.query<{ fault: string }>(check, { type: QueryTypes.SELECT });
    faults.push(...rows.map(({ fault }) => fault));
  }
  const rows = await sequelize.query<{ kind: string; coins: number }>(
    `select a.kind, coalesce(sum(e.amount), 0)::bigint as coins
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.kind order by a.kind`,
    { type: QueryTypes.SELECT },
  );
  return { faults, balances: Object.fromEntries(rows.map(({ kind, coins }) => [kind, coins])) };
}

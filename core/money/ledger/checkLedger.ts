import { number, rows, text } from "#db/rows.ts";
import { causes } from "./check/causes.ts";
import { MOVEMENTS } from "./check/movements.ts";
import { payments } from "./check/payments.ts";
import { purchases } from "./check/purchases.ts";

/** The books by themselves. */
const books = [
  `select 'movement ' || m.id || ' (' || m.cause || ') sums up to ' || m.total || ' in ' || m.entries || ' entries' as fault
   from movement m where m.total <> 0 or m.entries < 2`,
  `select 'movement ' || m.id || ' (' || m.cause || ') names ' || m.people || ' people and ' || m.providers || ' providers'
   from movement m where m.people > 1 or m.providers > 1`,
  `select 'person ' || a.user_id || ' has ' || a.balance || ', entries say ' || coalesce(sum(e.amount), 0)
   from ledger_accounts a left join ledger_entries e on e.account_id = a.id
   where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`,
  `select 'account ' || a.kind || ' has a balance of ' || a.balance || ' beside its entries'
   from ledger_accounts a where a.user_id is null and a.balance is not null`,
  `select 'an entry of ' || e.amount || ' is of movement ' || e.movement_id || ' and account ' || e.account_id
     || ', which aren''t both there'
   from ledger_entries e
   left join ledger_movements m on m.id = e.movement_id left join ledger_accounts a on a.id = e.account_id
   where m.id is null or a.id is null`,
] as const;

/** Each finds what must not be, a row for each fault. They are one statement, so that all of them look at the same moment. */
const CHECK = `
  with movement as materialized (${MOVEMENTS})
  ${[...books, ...causes, ...payments, ...purchases].join("\nunion all\n")}`;

interface LedgerReport {
  /** The faults found, a line each; empty when all is well. */
  faults: string[];
  /** The balance of each account of the house, and of all people together, in coins. */
  balances: Record<string, number>;
}

/**
 * Proves the ledger: every movement sums up to 0 and says what it is for says, every balance is its entries', and all agrees
 * with transactions, payments and what was bought.
 */
export async function checkLedger(): Promise<LedgerReport> {
  const faults = await rows({ fault: text }, CHECK);
  const found = await rows(
    { kind: text, coins: number },
    `select a.kind, coalesce(sum(e.amount), 0)::bigint as coins
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.kind order by a.kind`,
  );
  return {
    faults: faults.map(({ fault }) => fault),
    balances: Object.fromEntries(found.map(({ kind, coins }) => [kind, coins])),
  };
}

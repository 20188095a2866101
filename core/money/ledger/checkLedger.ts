import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { books } from "./check/books.ts";
import { causes } from "./check/causes.ts";
import { MOVEMENTS } from "./check/movements.ts";
import { payments } from "./check/payments.ts";
import { purchases } from "./check/purchases.ts";

/** Each finds what must not be, a row for each fault. They are one statement, so that all of them look at the same moment. */
const CHECK = `
  with movement as materialized (${MOVEMENTS})
  ${[...books, ...causes, ...payments, ...purchases].join("\nunion all\n")}`;

export interface LedgerReport {
  /** What is wrong, a line each; empty when all is well. */
  faults: string[];
  /** What each account of the house holds, and all people together, in coins. */
  balances: Record<string, number>;
}

/**
 * Proves the ledger: every movement sums up to 0 and says what it is for says, every balance is its entries', and all agrees
 * with transactions, payments and what was bought.
 */
export async function checkLedger(): Promise<LedgerReport> {
  const faults = await sequelize.query<{ fault: string }>(CHECK, { type: QueryTypes.SELECT });
  const rows = await sequelize.query<{ kind: string; coins: number }>(
    `select a.kind, coalesce(sum(e.amount), 0)::bigint as coins
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.kind order by a.kind`,
    { type: QueryTypes.SELECT },
  );
  return {
    faults: faults.map(({ fault }) => fault),
    balances: Object.fromEntries(rows.map(({ kind, coins }) => [kind, coins])),
  };
}

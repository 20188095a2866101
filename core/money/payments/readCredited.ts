import type { Transaction } from "#db/models/Transaction.ts";
import { number, rows } from "#db/rows.ts";

/**
 * Coins that came back under a transaction. Before each purchase had a cause of its own, `unused:<promotion>` gave back what
 * all of its purchases share by their cost.
 */
const CREDITED = `
  select coalesce(sum(coins), 0)::integer as coins from (
    select e.amount as coins
    from ledger_movements m
    join ledger_entries e on e.movement_id = m.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
    where m.transaction_id = $id and m.kind in ('ungranted', 'unused')
    union all
    select e.amount * share.upto / share.whole - e.amount * (share.upto - share.cost) / share.whole
    from (
      select promotion_id, transaction_id, cost, sum(cost) over (partition by promotion_id)::bigint as whole,
        sum(cost) over (partition by promotion_id order by transaction_id)::bigint as upto
      from promotion_purchases
      where promotion_id in (select promotion_id from promotion_purchases where transaction_id = $id)) share
    join ledger_movements m on m.cause = 'unused:' || share.promotion_id
    join ledger_entries e on e.movement_id = m.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
    where share.transaction_id = $id) credited`;

/**
 * Coins of a paid transaction that its payer has got: a pack's, those that came back because what they paid for couldn't
 * be given, and those of what was left unused.
 */
export async function readCredited({
  id,
  coins,
  offers,
}: Pick<Transaction, "id" | "coins" | "offers">): Promise<number> {
  if (!offers) return coins;
  const [row] = await rows({ coins: number }, CREDITED, { id });
  return row?.coins ?? 0;
}

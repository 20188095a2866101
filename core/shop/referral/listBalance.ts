import type { z } from "zod";
import { BalanceLine, type listBalance as contract } from "#contract/referral.ts";
import { date, number, rows } from "#db/rows.ts";

const lineRow = { ...BalanceLine.shape, createdAt: date };

interface Page {
  take: number;
  /** The last line seen. */
  after?: number | undefined;
}

/** A line about another person's order tells nothing that leads to them. */
const LINES = `
  select e.id, e.kind, e.amount_paise as amount, e.order_id as "orderId", p.method, e.created_at as "createdAt",
    coalesce(own.number, repeat('•', length(theirs.number) - 4) || right(theirs.number, 4)) as "orderNumber"
  from wallet_entries e
  left join orders own on own.id = e.order_id
  left join referral_rewards r on r.id = e.reward_id
  left join orders theirs on theirs.id = r.order_id
  left join referral_payouts p on p.id = e.payout_id
  where e.user_id = $userId and ($after::integer is null or e.id < $after)
  order by e.id desc limit $take`;
const TOTAL = "select count(*) as total from wallet_entries where user_id = $userId";

/** Lists the changes of a person's balance of rewards, in paise: a page of lines, the last first. */
export async function listBalance(
  userId: number,
  { take, after }: Page,
): Promise<z.input<typeof contract.output>> {
  const lines = await rows(lineRow, LINES, { userId, take, after: after ?? null });
  const [counted] = await rows({ total: number }, TOTAL, { userId });
  return { lines, total: counted?.total ?? 0 };
}

/** Reads a person's balance of rewards, in paise. */
export async function readWallet(userId: number): Promise<number> {
  const [row] = await rows(
    { paise: number },
    "select balance_paise as paise from wallets where user_id = $userId",
    { userId },
  );
  return row?.paise ?? 0;
}

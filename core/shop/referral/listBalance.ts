import { QueryTypes } from "sequelize";
import type { z } from "zod";
import type { BalanceLine, listBalance as contract } from "#contract/referral.ts";
import { sequelize } from "#db/sequelize.ts";

interface Page {
  take: number;
  /** The last line seen. */
  after?: number | undefined;
}

/** Of somebody else's order nothing is told that leads to them. */
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

const ask = <Row extends object>(sql: string, bind: Record<string, unknown>) =>
  sequelize.query<Row>(sql, { type: QueryTypes.SELECT, bind });

/** What somebody's balance of rewards became more or less by, in paise: a page of its lines, the last first. */
export async function listBalance(
  userId: number,
  { take, after }: Page,
): Promise<z.input<typeof contract.output>> {
  const lines = await ask<BalanceLine>(LINES, { userId, take, after: after ?? null });
  const [counted] = await ask<{ total: number }>(TOTAL, { userId });
  return { lines, total: counted?.total ?? 0 };
}

import { REWARD_RATE } from "#contract/limits.ts";
import { rewardPaise } from "#contract/shopPrices.ts";
import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { findFraud, judgedOrderRow, judgedSql } from "./findFraud.ts";

const dueRow = {
  ...judgedOrderRow,
  userId: number,
  refererId: number,
  total: number,
};

const FIND = `
  select ${judgedSql}, o.user_id as "userId", o.referer_id as "refererId", o.total
  from orders o
  where o.id in (select value::integer from jsonb_array_elements_text($ids::jsonb)) and o.referer_id is not null
    and not has_failed(o)
    and not exists (select from referral_rewards r where r.order_id = o.id)
  order by o.referer_id, o.id`;
const WHO = "select coalesce(absorbed_by_id, id) as id from users where id = $refererId";
const NOTE = `
  insert into referral_rewards (order_id, referer_id, amount_paise, rate, state, reason, decided_at)
  values ($orderId, $refererId, $amount, $rate, $state, $reason, case when $reason::text is not null then now() end)
  on conflict (order_id) do nothing`;

/** The person who gets it: the account that theirs has been merged into, if it has. */
async function getterOf(refererId: number): Promise<number> {
  // A merge of the account waits for this, and sees it.
  await holdLock("rewards", refererId, { isShared: true });
  const [found] = await rows({ id: number }, WHO, { refererId });
  return found?.id ?? refererId;
}

/**
 * Notes, once for each of the orders, what its referrer will get, or why not; for one without a referrer nothing. In the
 * caller's transaction.
 */
export async function rewardOrders(orderIds: readonly number[]): Promise<void> {
  const due = await rows(dueRow, FIND, { ids: JSON.stringify(orderIds) });
  for (const order of due) {
    const refererId = await getterOf(order.refererId);
    const amount = rewardPaise(order.total);
    if (refererId === order.userId || amount === 0) continue;
    const reason = (await findFraud(order, refererId)) ?? null;
    const state = reason ? "Rejected" : "Pending";
    await sequelize.query(NOTE, {
      bind: { orderId: order.id, refererId, amount, rate: REWARD_RATE, state, reason },
    });
  }
}

import type { RewardReason } from "#contract/reasons.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { enterMoney, lockWallet } from "./enterMoney.ts";

const heldRow = {
  id: number,
  refererId: number,
  amount: number,
  isApproved: boolean,
};

const HOLD = `
  select id, referer_id as "refererId", amount_paise as amount, state = 'Approved' as "isApproved"
  from referral_rewards where order_id = $orderId and state in ('Pending', 'Approved') for update`;
const REJECT = `
  update referral_rewards set state = 'Rejected', reason = $reason, decided_at = now() where id = $id`;

/**
 * Rejects what an order's referrer was to get, in the caller's transaction. Of what is in their balance already as much
 * is taken back as is still there; what was paid out stays.
 */
export async function rejectReward(orderId: number, reason: RewardReason): Promise<void> {
  const [reward] = await rows(heldRow, HOLD, { orderId });
  if (!reward) return;
  const { id, refererId: userId, amount, isApproved } = reward;
  const back = isApproved ? Math.min(amount, await lockWallet(userId)) : 0;
  const cause = `reward-reversed:${id}`;
  if (back > 0) await enterMoney({ userId, amount: -back, kind: "reward-reversed", cause, rewardId: id });
  await sequelize.query(REJECT, { bind: { id, reason } });
}

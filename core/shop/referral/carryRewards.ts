import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { sequelize } from "#db/sequelize.ts";
import { enterMoney, holdWallet } from "./enterMoney.ts";
import { rejectReward } from "./rejectReward.ts";

const HOLD = "select pg_advisory_xact_lock($lock, $oldId)";
const CARRY_REWARDS = "update referral_rewards set referer_id = $newId where referer_id = $oldId";
const OWN = `
  select r.order_id as "orderId" from referral_rewards r join orders o on o.id = r.order_id
  where r.referer_id = $newId and o.user_id = $newId and r.state in ('Pending', 'Approved') order by r.id`;

/** By entries: a balance never changes otherwise. */
async function carryBalance(oldId: number, newId: number) {
  const [first, second] = [Math.min(oldId, newId), Math.max(oldId, newId)];
  const balances = new Map([
    [first, await holdWallet(first)],
    [second, await holdWallet(second)],
  ]);
  const amount = balances.get(oldId) ?? 0;
  // Whoever pays them out holds their wallet, and has noted it by now.
  await sequelize.query("update referral_payouts set user_id = $newId where user_id = $oldId", {
    bind: { oldId, newId },
  });
  if (amount === 0) return;
  await enterMoney({ userId: oldId, amount: -amount, kind: "carried", cause: `carried-from:${oldId}` });
  await enterMoney({ userId: newId, amount, kind: "carried", cause: `carried-of:${oldId}` });
}

/**
 * Makes what an account has and gets for whom it has brought that of the account which absorbs it; what would then be for
 * one's own order is rejected. In the caller's transaction, once orders are carried.
 */
export async function carryRewards(oldId: number, newId: number): Promise<void> {
  // Whoever has seen the old account as the referrer has noted the reward by now.
  await sequelize.query(HOLD, { type: QueryTypes.SELECT, bind: { lock: locks.rewards, oldId } });
  await sequelize.query(CARRY_REWARDS, { bind: { oldId, newId } });
  await carryBalance(oldId, newId);
  const own = await sequelize.query<{ orderId: number }>(OWN, { type: QueryTypes.SELECT, bind: { newId } });
  for (const { orderId } of own) await rejectReward(orderId, "own_phone");
}

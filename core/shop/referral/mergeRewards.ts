import { holdLock } from "#db/locks.ts";
import { ReferralPayout } from "#db/models/ReferralPayout.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { enterMoney, lockWallet } from "./enterMoney.ts";
import { rejectReward } from "./rejectReward.ts";

const CARRY_REWARDS = "update referral_rewards set referer_id = $newId where referer_id = $oldId";
const OWN = `
  select r.order_id as "orderId" from referral_rewards r join orders o on o.id = r.order_id
  where r.referer_id = $newId and o.user_id = $newId and r.state in ('Pending', 'Approved') order by r.id`;

/** By entries: a balance never changes otherwise. */
async function carryBalance(oldId: number, newId: number) {
  const [first, second] = [Math.min(oldId, newId), Math.max(oldId, newId)];
  const balances = new Map([
    [first, await lockWallet(first)],
    [second, await lockWallet(second)],
  ]);
  const amount = balances.get(oldId) ?? 0;
  // A payout holds their wallet, and has noted it by now.
  await ReferralPayout.update({ userId: newId }, { where: { userId: oldId } });
  if (amount === 0) return;
  await enterMoney({ userId: oldId, amount: -amount, kind: "carried", cause: `carried-from:${oldId}` });
  await enterMoney({ userId: newId, amount, kind: "carried", cause: `carried-of:${oldId}` });
}

/**
 * Makes what an account has and gets for whom it has brought that of the account which absorbs it; what would then be for
 * one's own order is rejected. In the caller's transaction, once orders are carried.
 */
export async function mergeRewards(oldId: number, newId: number): Promise<void> {
  // A reward that took the old account for the referrer is noted by now.
  await holdLock("rewards", oldId);
  await sequelize.query(CARRY_REWARDS, { bind: { oldId, newId } });
  await carryBalance(oldId, newId);
  const own = await rows({ orderId: number }, OWN, { newId });
  for (const { orderId } of own) await rejectReward(orderId, "own_phone");
}

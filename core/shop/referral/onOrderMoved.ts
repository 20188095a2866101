import type { OrderStatus } from "#contract/groups.ts";
import { REWARD_DAYS } from "#contract/limits.ts";
import type { Order } from "#db/models/Order.ts";
import { sequelize } from "#db/sequelize.ts";
import { enterMoney } from "./enterMoney.ts";
import { rejectReward } from "./rejectReward.ts";
import { rewardOrders } from "./rewardOrders.ts";
import { takeBackOwed } from "./takeBackOwed.ts";

const RELEASE = `
  update referral_rewards set release_at = now() + make_interval(days => $days)
  where order_id = $orderId and state = 'Pending'`;

/** What of the order the buyer had paid by their balance is theirs again. */
async function returnBalance({ id, userId, balanceUsed }: Order) {
  if (balanceUsed === 0) return;
  const [cause, paise] = [`spent-returned:${id}`, balanceUsed * 100];
  await enterMoney({ userId, amount: paise, kind: "spent-returned", cause, orderId: id });
  await takeBackOwed({ userId, orderId: id, paise });
}

/**
 * What the move of a locked order means to who has brought its buyer, and to what the buyer paid of it by their balance;
 * in the same transaction.
 */
export async function onOrderMoved(order: Order, to: OrderStatus): Promise<void> {
  if (to === "cancelled" || to === "refused" || to === "returned") {
    await rejectReward(order.id, to);
    await returnBalance(order);
    return;
  }
  // Of a group it was noted at completion; alone it is with the first word that the order stands.
  await rewardOrders([order.id]);
  if (to === "delivered") await sequelize.query(RELEASE, { bind: { orderId: order.id, days: REWARD_DAYS } });
}

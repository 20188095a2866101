import type { OrderStatus } from "#contract/groups.ts";
import { REWARD_DAYS } from "#contract/limits.ts";
import { Order } from "#db/models/Order.ts";
import { sequelize } from "#db/sequelize.ts";
import { enterMoney } from "./enterMoney.ts";
import { rejectReward } from "./rejectReward.ts";
import { rewardOrders } from "./rewardOrders.ts";
import { takeBackOwed } from "./takeBackOwed.ts";

const RELEASE = `
  update referral_rewards set release_at = now() + make_interval(days => $days)
  where order_id = $orderId and state = 'Pending'`;

/** Gives the buyer back the part of an order that their balance had paid. */
async function returnBalance({ id, userId, balanceUsed }: Order) {
  if (balanceUsed === 0) return;
  const [cause, paise] = [`spent-returned:${id}`, balanceUsed * 100];
  await enterMoney({ userId, amount: paise, kind: "spent-returned", cause, orderId: id });
  await takeBackOwed({ userId, orderId: id, paise });
}

/**
 * Applies the move of a locked order to the referrer's reward, and to the part of it that the buyer's balance paid, in the
 * same transaction.
 */
export async function onOrderMoved(order: Order, to: OrderStatus): Promise<void> {
  if (to === "cancelled" || to === "refused" || to === "returned") {
    await rejectReward(order.id, to);
    await returnBalance(order);
    return;
  }
  // The reward of a group's order was noted at completion; that of an order alone is noted once the order is confirmed.
  await rewardOrders([order.id]);
  if (to === "delivered") await sequelize.query(RELEASE, { bind: { orderId: order.id, days: REWARD_DAYS } });
}

/** Notes the rewards for a group's completion, in the same transaction. */
export async function onGroupCompleted(groupId: number): Promise<void> {
  // Not by seats: whoever took over another account may have two orders and one seat.
  const orders = await Order.findAll({ where: { groupId }, attributes: ["id"], order: ["id"] });
  await rewardOrders(orders.map(({ id }) => id));
}

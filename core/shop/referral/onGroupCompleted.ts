import { Order } from "#db/models/Order.ts";
import { rewardOrders } from "./rewardOrders.ts";

/** What a group's completion means to who has brought its members, in the same transaction. */
export async function onGroupCompleted(groupId: number): Promise<void> {
  // Not by seats: whoever took over another account may have two orders and one seat.
  const orders = await Order.findAll({ where: { groupId }, attributes: ["id"], order: ["id"] });
  await rewardOrders(orders.map(({ id }) => id));
}

import type { OrderStatus } from "#contract/groups.ts";
import { Order } from "#db/models/Order.ts";
import { transact } from "#db/sequelize.ts";
import { RuleError } from "../errors.ts";
import { leaveGroup } from "../groups/leaveGroup.ts";
import { lockGroup } from "../groups/lockGroup.ts";
import { moveOrder } from "./moveOrder.ts";
import { cancellable } from "./orderStates.ts";

/**
 * Cancels the buyer's own order that isn't packed yet; `reason` is what they say to it. In a group that is still open their seat becomes free again.
 * @throws {RuleError} not_found, conflict when it is packed or over already.
 */
export function cancelOrder(
  userId: number,
  { id, reason }: { id: number; reason?: string | undefined },
): Promise<{ status: OrderStatus }> {
  return transact(async () => {
    const seen = await Order.findOne({ where: { id, userId } });
    if (!seen) throw new RuleError("not_found", "No such order of this person");
    // Group before order, as who joins does.
    const group = seen.groupId === null ? undefined : await lockGroup(seen.groupId);
    const order = await Order.findByPk(id, { lock: true, rejectOnEmpty: true });
    if (!cancellable.includes(order.status)) throw new RuleError("conflict", `The order is ${order.status}`);
    await moveOrder(order, { to: "cancelled", byId: userId, reason: "by_buyer", note: reason });
    if (group?.status === "open") await leaveGroup(group, order.id);
    return { status: order.status };
  });
}

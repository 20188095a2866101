import type { OrderStatus } from "#contract/groups.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { leaveGroup } from "../groups/leaveGroup.ts";
import { lockOrder } from "./lockOrder.ts";
import { moveOrder } from "./moveOrder.ts";
import { cancellable } from "./orderStates.ts";

/**
 * Cancels the buyer's own order that isn't packed yet; `reason` is what they say to it. In a group that is still open their seat becomes free again.
 * @throws {RuleError} not_found, conflict with its status when it is packed or over already.
 */
export function cancelOrder(
  userId: number,
  { id, reason }: { id: number; reason?: string | undefined },
): Promise<{ status: OrderStatus }> {
  return transact(async () => {
    const { order, group } = await lockOrder(id, userId);
    const { status } = order;
    if (!cancellable.includes(status)) {
      throw new RuleError("conflict", `The order is ${status}`, { fields: { status } });
    }
    await moveOrder(order, { to: "cancelled", byId: userId, reason: "by_buyer", note: reason });
    if (group?.status === "open") await leaveGroup(group, order.id);
    return { status: order.status };
  });
}

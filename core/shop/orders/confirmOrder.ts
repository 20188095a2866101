import type { OrderStatus } from "#contract/groups.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { lockOrder } from "./lockOrder.ts";
import { moveOrder } from "./moveOrder.ts";
import { allowedMoves, underWay } from "./orderStates.ts";

/**
 * The buyer's yes to their own order: alone at once, in a group when it is complete, also after they were to be called.
 * What they have said yes to already stays as it is.
 * @throws {RuleError} not_found, conflict with its status when it is over or waits for its group.
 */
export function confirmOrder(userId: number, id: number): Promise<{ status: OrderStatus }> {
  return transact(async () => {
    const { order, group } = await lockOrder(id, userId);
    const { status } = order;
    if (underWay.includes(status)) return { status };
    if (!allowedMoves(status, group?.status ?? null).includes("confirmed")) {
      throw new RuleError("conflict", `The order is ${status}`, { fields: { status } });
    }
    await moveOrder(order, { to: "confirmed", byId: userId });
    return { status: order.status };
  });
}

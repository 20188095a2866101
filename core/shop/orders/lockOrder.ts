import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Order } from "#db/models/Order.ts";
import { type LockedGroup, lockGroup } from "../groups/lockGroup.ts";

/** An order whose row is locked until the transaction ends, with its group's. */
interface LockedOrder {
  order: Order;
  /** Undefined alone. */
  group: LockedGroup | undefined;
}

/**
 * Locks an order, a buyer's own where `userId` is given; its group before it, as who joins does.
 * @throws {RuleError} not_found
 */
export async function lockOrder(id: number, userId?: number): Promise<LockedOrder> {
  const where = { id, ...(userId !== undefined && { userId }) };
  const seen = await Order.findOne({ where, attributes: ["groupId"] });
  if (!seen) throw new RuleError("not_found", "No such order");
  const group = seen.groupId === null ? undefined : await lockGroup(seen.groupId);
  // Another account may have taken its buyer's over meanwhile.
  const order = await Order.findOne({ where, lock: true });
  if (!order) throw new RuleError("not_found", "No such order any more");
  return { order, group };
}

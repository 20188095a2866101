import type { OrderStatus } from "#contract/groups.ts";
import type { CancelReason } from "#contract/reasons.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import { touchCards } from "../groups/touchCards.ts";
import { onOrderMoved } from "../referral/onOrderMoved.ts";
import { mayMove } from "./orderStates.ts";

interface Move {
  to: OrderStatus;
  /** The person who moves it; absent for the system. */
  byId?: number;
  /** Why it was cancelled. */
  reason?: CancelReason;
  /** A note about it, in their own words. */
  note?: string | undefined;
}

/**
 * Moves a locked order on and notes it, with what that means to who has brought its buyer.
 * @throws {RuleError} conflict when the table of states doesn't allow it.
 */
export async function moveOrder(order: Order, { to, byId, reason, note }: Move): Promise<void> {
  const from = order.status;
  if (!mayMove(from, to)) throw new RuleError("conflict", `An order can't go from ${from} to ${to}`);
  await order.update({ status: to, ...(to === "cancelled" && { cancelReason: reason ?? null }) });
  await OrderMove.create({
    orderId: order.id,
    fromStatus: from,
    toStatus: to,
    byId: byId ?? null,
    note: note || null,
  });
  if (order.groupId !== null) await touchCards(order.groupId, order.userId);
  await onOrderMoved(order, to);
}

import { QueryTypes } from "sequelize";
import type { OrderStatus } from "#contract/groups.ts";
import { CONFIRM_HOURS } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { lockOrder } from "./lockOrder.ts";
import { moveOrder } from "./moveOrder.ts";
import { allowedMoves, underWay } from "./orderStates.ts";

const BATCH = 500;

/** A buyer who answers at this moment holds their order's row, and isn't called. */
const MARK = `
  update orders set to_call_at = clock_timestamp() where id in (
    select id from orders
    where status = 'placed' and to_call_at is null and confirm_asked_at <= now() - make_interval(hours => $hours)
    order by confirm_asked_at limit $batch for update skip locked)
  returning id`;

/**
 * Marks orders whose buyers haven't said yes within their hours as to be called about: nothing is cancelled. It may run
 * at several places at once.
 * @returns how many.
 */
export async function markToCall(): Promise<number> {
  let count = 0;
  for (;;) {
    const marked = await sequelize.query(MARK, {
      type: QueryTypes.SELECT,
      bind: { hours: CONFIRM_HOURS, batch: BATCH },
    });
    count += marked.length;
    if (marked.length < BATCH) return count;
  }
}

/**
 * The buyer's yes to their own order: alone at once, in a group when it is complete, also after they were to be called.
 * An order that they have confirmed already stays as it is.
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

import type { ParcelInput } from "#contract/adminOrders.ts";
import type { OrderStatus } from "#contract/groups.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";
import { leaveGroup } from "../groups/leaveGroup.ts";
import { parcelColumns } from "./editByShop.ts";
import { lockOrder } from "./lockOrder.ts";
import { moveOrder } from "./moveOrder.ts";
import { allowedMoves } from "./orderStates.ts";
import { tellBuyer } from "./tellBuyer.ts";

interface Asked {
  id: number;
  to: OrderStatus;
  /** Told to the buyer. */
  note?: string | undefined;
  /** Told as well. */
  parcel?: ParcelInput | undefined;
}

/**
 * Moves an order on for the shop, writes down who did, and tells its buyer. To the status that it has it is moved without
 * a word. Cancelled in a group that is still open, its seat becomes free again.
 * @throws {RuleError} not_found, conflict with its status when it can't go there.
 */
export function moveByShop(
  adminId: number,
  { id, to, note, parcel }: Asked,
): Promise<{ status: OrderStatus; allowedMoves: OrderStatus[] }> {
  return transact(async () => {
    const { order, group } = await lockOrder(id);
    const { status: from } = order;
    const allowed = () => allowedMoves(order.status, group?.status ?? null);
    if (to !== from) {
      if (!allowed().includes(to)) {
        throw new RuleError("conflict", `The order is ${from}`, { fields: { status: from } });
      }
      if (parcel) await order.update(parcelColumns(parcel));
      await moveOrder(order, { to, byId: adminId, reason: "by_shop", note });
      if (to === "cancelled" && group?.status === "open") await leaveGroup(group, id);
      await recordAudit({
        actorId: adminId,
        action: "order.move",
        subjectType: "order",
        subjectId: id,
        details: { from, to },
      });
      await tellBuyer(id, { to, note });
    }
    return { status: order.status, allowedMoves: allowed() };
  });
}

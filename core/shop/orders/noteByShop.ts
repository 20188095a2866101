import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { OrderNote } from "#db/models/OrderNote.ts";
import { transact } from "#db/sequelize.ts";
import { readAdminOrder } from "./listAllOrders.ts";
import { lockOrder } from "./lockOrder.ts";

/**
 * Notes something about an order for the shop alone.
 * @returns the order with it.
 * @throws {RuleError} not_found
 */
export async function noteByShop(byId: number, { id, text }: { id: number; text: string }) {
  await transact(async () => {
    await lockOrder(id);
    const note = await OrderNote.create({ orderId: id, byId, text });
    const details = { noteId: note.id };
    await recordAudit({ actorId: byId, action: "order.note", subjectType: "order", subjectId: id, details });
  });
  return readAdminOrder(id);
}

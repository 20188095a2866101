import type { z } from "zod";
import type { AdminOrderPage, editOrder as contract, ParcelInput } from "#contract/adminOrders.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import { toPhone } from "#core/people/accounts/toPhone.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Order } from "#db/models/Order.ts";
import { OrderNote } from "#db/models/OrderNote.ts";
import { transact } from "#db/sequelize.ts";
import { readAdminOrder } from "./listAllOrders.ts";
import { lockOrder } from "./lockOrder.ts";
import { cancellable } from "./orderStates.ts";
import { tellOfEdit } from "./tellBuyer.ts";

type Edit = z.output<typeof contract.input>;

/** A parcel as the columns of its order; null is none. */
export const parcelColumns = (parcel: ParcelInput | null) => ({
  carrier: parcel?.carrier ?? null,
  trackingNumber: parcel?.trackingNumber ?? null,
  trackingLink: parcel?.trackingLink ?? null,
});

/** @throws {RuleError} invalid_input for what can't be a phone. */
function deliveryColumns({ phoneNumber, ...place }: NonNullable<Edit["delivery"]>) {
  const phone = toPhone(phoneNumber);
  if (!phone)
    throw new RuleError("invalid_input", "Not a phone", { fields: { "delivery.phoneNumber": "phone" } });
  return { ...place, phoneNumber: phone };
}

/** @throws {RuleError} invalid_input when the balance has paid more than the new quantity comes to. */
function quantityColumns(order: Order, quantity: number) {
  const total = quantity * itemTotal(order, order.boughtAs);
  if (total < order.balanceUsed) {
    throw new RuleError("invalid_input", "The balance has paid more", { fields: { quantity: "balance" } });
  }
  return { quantity, total };
}

/** Values of the columns that an edit really changes, and what they were. */
function changesOf(order: Order, columns: Partial<Order>) {
  const names = (Object.keys(columns) as (keyof Order)[]).filter((name) => order[name] !== columns[name]);
  const pick = (from: Partial<Order>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(order), after: pick(columns) };
}

/**
 * Changes an order for the shop: where it goes and how much of it until it is packed, who brings it until it has come.
 * The buyer is told, and the audit says what was and what is.
 * @throws {RuleError} not_found; conflict with its `version` when another has changed it since, and with its `status` when
 * it is too late; invalid_input with the field.
 */
export async function editByShop(
  adminId: number,
  { id, version, delivery, quantity, parcel }: Edit,
): Promise<z.input<typeof AdminOrderPage>> {
  await transact(async () => {
    const { order } = await lockOrder(id);
    const { status } = order;
    if (order.version !== version) {
      throw new RuleError("conflict", "Somebody has changed it meanwhile", {
        fields: { version: String(order.version) },
      });
    }
    const isPacked = !cancellable.includes(status);
    const hasCome = isPacked && status !== "packed" && status !== "shipped";
    if (((delivery || quantity !== undefined) && isPacked) || (parcel !== undefined && hasCome)) {
      throw new RuleError("conflict", `The order is ${status}`, { fields: { status } });
    }
    const { before, after } = changesOf(order, {
      ...(delivery && deliveryColumns(delivery)),
      ...(quantity !== undefined && quantityColumns(order, quantity)),
      ...(parcel !== undefined && parcelColumns(parcel)),
    });
    if (Object.keys(after).length === 0) return;
    await order.update(after);
    const subject = { actorId: adminId, subjectType: "order", subjectId: id };
    const entry = await recordAudit({ ...subject, action: "order.edit", details: { before, after } });
    await tellOfEdit(order, { entry, isParcelOnly: !delivery && quantity === undefined });
  });
  return readAdminOrder(id);
}

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

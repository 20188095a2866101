import { toPhone } from "#core/people/accounts/toPhone.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import type { Delivery } from "./placeOrder.ts";

type Sent = Omit<Delivery, "recipientName" | "phoneNumber"> & {
  recipientName?: string | undefined;
  phoneNumber?: string | undefined;
};

/**
 * Keeps where an order goes as the buyer's own, so that the next form is filled already.
 * @returns it with what wasn't said taken from before.
 * @throws {RuleError} invalid_input for what can't be a phone.
 */
export async function saveDelivery(userId: number, { phoneNumber, ...sent }: Sent): Promise<Delivery> {
  const phone = phoneNumber ? toPhone(phoneNumber) : "";
  if (phone === undefined) {
    throw new RuleError("invalid_input", "Not a phone", { fields: { phoneNumber: "phone" } });
  }
  const kept = await DeliveryProfile.findByPk(userId);
  const recipientName = sent.recipientName || kept?.recipientName || "";
  const { address, addressExtra, city, state, pin } = sent;
  const place = { address, addressExtra, city, state, pin };
  await DeliveryProfile.upsert({
    userId,
    ...place,
    recipientName,
    phoneNumber: phone || kept?.phoneNumber || "",
  });
  return { ...sent, recipientName, phoneNumber: phone || kept?.phoneNumber || undefined };
}

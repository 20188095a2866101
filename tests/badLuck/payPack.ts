import { randomUUID } from "node:crypto";
import { buyPack } from "../../core/money/payments/buyPack.ts";
import { receiveStars } from "../../core/money/stars/receive.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import { buildListing, buildUser } from "../factories.ts";

/** A pack that is paid with Stars so often, by somebody with a listing: the last payment, a surplus after the first. */
export async function payPack(times: number) {
  const { id: userId, telegramId } = await buildUser({ botStartedAt: new Date() });
  const { id: listingId } = await buildListing({ ownerId: userId });
  const { id, stars } = await buyPack(userId, 1);
  const charges = Array.from({ length: times }, () => randomUUID());
  for (const chargeId of charges) {
    await receiveStars({
      chargeId,
      telegramId: Number(telegramId),
      payload: String(id),
      currency: "XTR",
      amount: Number(stars),
      paidAt: new Date(),
    });
  }
  const [charge = ""] = charges.slice(-1);
  const payment = await ProviderPayment.findOne({ where: { externalId: charge }, rejectOnEmpty: true });
  return { id, paymentId: payment.id, charge, userId, listingId };
}

import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { resolveSurplus } from "./resolveSurplus.ts";

/** Whether a payment is a surplus that its provider has given back. */
export const isSurplusReturned = ({ state, cancelledAt }: ProviderPayment) =>
  state === "surplus" && cancelledAt !== null;

/**
 * Notes that a provider gives a surplus back, which resolves it unless an operator has noted that before. The caller has
 * locked its transaction and read the payment afterwards.
 * @throws {RuleError} conflict when its payer has it in coins.
 */
export async function returnSurplus(payment: ProviderPayment, reason: number | null = null): Promise<void> {
  const { id: paymentId, provider, resolution } = payment;
  if (resolution === "credited") throw new RuleError("conflict", "Its payer has it in coins");
  if (!resolution) {
    const note = `${provider} gave it back`;
    await resolveSurplus({ paymentId, resolution: "returned", adminId: null, note });
    await payment.reload();
  }
  await payment.update({ cancelledAt: new Date(), reason });
}

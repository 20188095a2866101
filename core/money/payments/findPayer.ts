import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { starDetails } from "./starPayment.ts";

/**
 * Finds the payer of a payment: of Stars that of the person whom Telegram has named, of the others that of its transaction's
 * payer. Null when Telegram's person isn't known here.
 */
export async function findPayer(
  payment: ProviderPayment,
  { userId }: Pick<Transaction, "userId">,
): Promise<number | null> {
  const telegramId = payment.provider === "stars" ? starDetails(payment).telegramId : undefined;
  if (telegramId === undefined) return userId;
  const payer = await User.findOne({ where: { telegramId }, attributes: ["id"] });
  return payer?.id ?? null;
}

import { COIN_SUM } from "#contract/limits.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { coinsOf } from "./coinsOf.ts";
import { findPayer } from "./findPayer.ts";
import { starDetails } from "./starPayment.ts";

function words(payment: ProviderPayment, transaction: Transaction) {
  const { provider, resolution, amount } = payment;
  const coins = coinsOf(payment, transaction);
  const order = { transaction: String(transaction.id), coins };
  if (resolution !== "credited")
    return { key: "notice-surplus-returned" as const, values: { ...order, sum: coins * COIN_SUM } };
  if (provider !== "stars") return { key: "notice-surplus-credited" as const, values: order };
  const { tries } = starDetails(payment);
  return {
    key: "notice-stars-credited" as const,
    values: { ...order, unit: "stars", paid: Number(amount), tries },
  };
}

/**
 * Tells the payer of a surplus what became of it: it was sent back, or is on their balance in coins, of Stars because
 * Telegram didn't give them back.
 */
export async function tellResolved(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id } = payment;
  const userId = await findPayer(payment, transaction);
  if (userId === null) return;
  await queueToUser(userId, {
    rule: "evenIfBanned",
    cause: `surplus-resolved:${id}`,
    priority: Priority.answer,
    message: { text: words(payment, transaction) },
  });
}

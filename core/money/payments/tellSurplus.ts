import { COIN_SUM } from "#contract/limits.ts";
import { tellAdmins } from "#core/people/admins/admins.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { coinsOf } from "./coinsOf.ts";

/** Tells the payer that money of theirs came which nobody waits for, and the admins, who decide what becomes of it. */
export async function tellSurplus(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id, provider } = payment;
  const { id: transactionId, userId } = transaction;
  const coins = coinsOf(payment, transaction);
  await tellAdmins(`surplus:${id}`, {
    key: "admin-surplus",
    values: { payment: String(id), transaction: String(transactionId), provider, coins },
  });
  await queueToUser(userId, {
    rule: "evenIfBanned",
    cause: `surplus-payer:${id}`,
    priority: Priority.answer,
    message: {
      text: { key: "notice-surplus", values: { transaction: String(transactionId), sum: coins * COIN_SUM } },
    },
  });
}

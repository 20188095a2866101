import { COIN_SUM } from "#contract/limits.ts";
import { tellAdmins } from "#core/people/admins/admins.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
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
  const attributes = ["telegramId", "botStartedAt"];
  const { telegramId, botStartedAt } = await User.findByPk(userId, { attributes, rejectOnEmpty: true });
  if (telegramId === null || botStartedAt === null) return;
  await queueMessage({
    userId,
    chatId: telegramId,
    cause: `surplus-payer:${id}`,
    priority: Priority.answer,
    message: {
      text: { key: "notice-surplus", values: { transaction: String(transactionId), sum: coins * COIN_SUM } },
    },
  });
}

import { COIN_SUM } from "#contract/limits.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";
import { coinsOf } from "./coinsOf.ts";

/** Tells the payer of a surplus what became of it: it was sent back, or is on their balance in coins. */
export async function tellResolved(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id, resolution } = payment;
  const { userId } = transaction;
  const attributes = ["telegramId", "botStartedAt"];
  const { telegramId, botStartedAt } = await User.findByPk(userId, { attributes, rejectOnEmpty: true });
  if (telegramId === null || botStartedAt === null) return;
  const coins = coinsOf(payment, transaction);
  await queueMessage({
    ...{ userId, chatId: telegramId, cause: `surplus-resolved:${id}`, priority: Priority.answer },
    message: {
      text: {
        key: resolution === "credited" ? "notice-surplus-credited" : "notice-surplus-returned",
        values: { transaction: String(transaction.id), coins, sum: coins * COIN_SUM },
      },
    },
  });
}

import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";
import { paidValues } from "./paidValues.ts";

/** Tells the payer that a payment was taken back, and with it `coins` of their balance. */
export async function tellRefunded(transaction: Transaction, coins: number): Promise<void> {
  const { id, userId, offers } = transaction;
  const user = await User.findByPk(userId, {
    attributes: ["telegramId", "botStartedAt"],
    rejectOnEmpty: true,
  });
  if (user.telegramId === null || user.botStartedAt === null) return;
  await queueMessage({
    ...{ userId, chatId: user.telegramId, cause: `refunded:${id}`, priority: Priority.answer },
    message: {
      text: {
        key: offers ? "notice-promotion-refunded" : "notice-coins-refunded",
        values: { id: String(id), coins, ...paidValues(transaction) },
      },
    },
  });
}

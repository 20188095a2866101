import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import type { Ended } from "./goods.ts";
import { paidValues } from "./paidValues.ts";

interface Refunded {
  /** Taken back from the payer's balance. */
  coins: number;
  /** The services that have ended because of it. */
  ended: Ended | undefined;
}

/**
 * Tells the payer that a payment was taken back, with it `coins` of their balance, and what has ended by it: all in one
 * message.
 */
export async function tellRefunded(transaction: Transaction, { coins, ended }: Refunded): Promise<void> {
  const { id, userId, offers } = transaction;
  const buttons = ended?.buttons ?? [];
  await queueToUser(userId, {
    rule: "evenIfBanned",
    cause: `refunded:${id}`,
    priority: Priority.answer,
    message: {
      text: {
        key: offers ? "notice-promotion-refunded" : "notice-coins-refunded",
        values: {
          id: String(id),
          coins,
          ...paidValues(transaction),
          isEnded: 0,
          ...(ended && { isEnded: 1, ...ended.values }),
        },
      },
      ...(buttons.length > 0 && { buttons }),
    },
  });
}

import { type LiveMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { awakeHere } from "#core/platform/time/awakeHere.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";

/** People whose card fails usually pay at once with another: so long, in milliseconds, nothing is said. */
const PATIENCE_MS = 600_000;

async function queue(userId: number, cause: string, message: LiveMessage, dueAt: number): Promise<void> {
  await queueToUser(userId, {
    cause,
    priority: Priority.notice,
    message,
    dueAt: awakeHere(new Date(dueAt)),
  });
}

/** Tells the payer that a payment which was under way came to nothing, unless they have paid by then. */
export function queueFailed({ id }: ProviderPayment, { userId }: Pick<Transaction, "userId">): Promise<void> {
  return queue(userId, `payment-failed:${id}`, { live: "failedPayment", id }, Date.now() + PATIENCE_MS);
}

/** Tells whoever has ordered something that nobody paid it in time. */
export function queueExpired({ id, userId }: Pick<Transaction, "id" | "userId">): Promise<void> {
  return queue(userId, `order-unpaid:${id}`, { live: "expiredOrder", id }, Date.now());
}

import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { afterCommit, transact } from "#db/sequelize.ts";
import { beginPayment } from "../payments/beginPayment.ts";
import { cancelPaidElsewhere } from "../payments/cancelPaidElsewhere.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { keepSurplus } from "../payments/keepSurplus.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { performPayment } from "../payments/performPayment.ts";
import { type StarDetails, wakeRefunds } from "../payments/starPayment.ts";
import type { Invoiced } from "./checkInvoice.ts";

interface Received extends Invoiced {
  /** Telegram's id of the payment. */
  chargeId: string;
  /** By Telegram's clock. */
  paidAt: Date;
}

/** `foreign`: it is for nothing of ours, so it can't even be kept. */
type Receipt = "settled" | "surplus" | "known" | "foreign";

async function isAsked(
  { userId, status, stars }: Transaction,
  { telegramId, amount, currency }: Received,
): Promise<boolean> {
  if (status !== "Created" || amount !== stars || currency !== "XTR") return false;
  const payer = await User.findByPk(userId, { attributes: ["telegramId"], rejectOnEmpty: true });
  return payer.telegramId === telegramId;
}

async function keepForRefund(
  transaction: Transaction,
  { chargeId, amount, telegramId, paidAt }: Received,
): Promise<void> {
  const details: StarDetails = { telegramId, refund: "due", tries: 0 };
  const { id } = await keepSurplus(transaction, {
    provider: "stars",
    externalId: chargeId,
    amount,
    providerTime: paidAt,
    details,
  });
  const payer = await User.findOne({ where: { telegramId }, attributes: ["id"] });
  await queueMessage({
    ...(payer && { userId: payer.id }),
    chatId: telegramId,
    cause: `stars-surplus:${id}`,
    priority: Priority.answer,
    message: { text: { key: "notice-stars-surplus", values: { stars: amount } } },
  });
  await afterCommit(wakeRefunds);
}

/**
 * Takes in a payment in Stars that Telegram has made, once however often it is told: what it was for is paid. One that
 * nobody waits for – paid already, also in another way, expired, by another person, of another amount – is kept as a surplus and given back.
 */
export function receiveStars(received: Received): Promise<Receipt> {
  const { chargeId: externalId, payload, amount, telegramId, paidAt: providerTime } = received;
  return transact(async () => {
    const transaction = await findTransaction("stars", payload, lockTransaction);
    if (!transaction) {
      log.error({ provider: "stars", charge: externalId }, "Stars came for nothing of ours");
      return "foreign";
    }
    if (await ProviderPayment.findOne({ where: { provider: "stars", externalId } })) return "known";
    const before = transaction.status;
    const isWanted = (await isAsked(transaction, received)) && !(await cancelPaidElsewhere(transaction));
    if (isWanted) {
      const details: StarDetails = { telegramId, tries: 0 };
      const begun = { provider: "stars" as const, externalId, amount, providerTime, details };
      await performPayment(await beginPayment(transaction, begun), transaction);
    } else {
      await keepForRefund(transaction, received);
    }
    const { id: ours, status } = transaction;
    log.info(
      { provider: "stars", charge: externalId, transaction: ours, before, after: status },
      "Stars came",
    );
    return isWanted ? "settled" : "surplus";
  });
}

import { QueryTypes } from "sequelize";
import type { Provider } from "#contract/payKinds.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { lockTransaction } from "./lockTransaction.ts";

/**
 * How long a payment that began may stay unfinished, in minutes: Payme's and Uzum's by their protocols, of which Payme counts
 * from its own time. Click publishes none: who never finished may begin anew after half an hour, and money that comes later
 * is settled or kept. Stars are performed as they come.
 */
const PATIENCE: Partial<Record<Provider, number>> = { payme: 12 * 60, uzum: 30, click: 30 };
/** Payme's reason of a payment that took too long. */
export const TIMED_OUT = 4;

type Begun = Pick<ProviderPayment, "provider" | "providerTime" | "createdAt">;

/** When a payment that is under way times out. A provider's clock that is ahead of ours gains it nothing. */
export function timeoutOf({ provider, providerTime, createdAt }: Begun): Date {
  const began = provider === "payme" ? Math.min(Number(providerTime), Number(createdAt)) : Number(createdAt);
  return new Date(began + (PATIENCE[provider] ?? 0) * 60_000);
}

async function abandonOverdue(id: number): Promise<boolean> {
  return transact(async () => {
    const { transactionId } = await ProviderPayment.findByPk(id, { rejectOnEmpty: true });
    const transaction = await lockTransaction(transactionId);
    const payment = await ProviderPayment.findByPk(id, { rejectOnEmpty: true });
    if (!transaction || payment.state !== "created" || timeoutOf(payment) > new Date()) return false;
    await abandonPayment(payment, transaction, TIMED_OUT);
    return true;
  });
}

/**
 * Ends payments that nobody finished, and then transactions that nobody pays. Both are looked at again under their lock.
 * @returns how many of each.
 */
export async function sweepTransactions(): Promise<{ abandoned: number; expired: number }> {
  const waiting = await ProviderPayment.findAll({ where: { state: "created" }, order: ["createdAt"] });
  let abandoned = 0;
  for (const payment of waiting) {
    if (timeoutOf(payment) <= new Date() && (await abandonOverdue(payment.id))) abandoned += 1;
  }
  // By the clock that gave them their time, and that whoever pays is measured by.
  const expired = await sequelize.query(
    `update transactions set status = 'Expired', closed_at = $now
     where status = 'Created' and expires_at <= $now returning id`,
    { type: QueryTypes.SELECT, bind: { now: new Date() } },
  );
  return { abandoned, expired: expired.length };
}

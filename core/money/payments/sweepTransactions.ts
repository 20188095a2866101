import type { Provider } from "#contract/payKinds.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { queueExpired } from "./queueUnpaid.ts";

/**
 * How long a payment that began may stay unfinished, in minutes. Payme's and Uzum's limits are those of their
 * protocols; Payme's is counted from its own time. Click publishes none: a person who never finished may begin again
 * after half an hour, and money that comes later is settled or kept. Stars are performed as they come.
 */
const PATIENCE: Record<Provider, number> = { payme: 12 * 60, uzum: 30, click: 30, stars: 0 };
/** Payme's reason of a payment that took too long. */
export const TIMED_OUT = 4;

type Begun = Pick<ProviderPayment, "provider" | "providerTime" | "createdAt">;

/** When a payment that is under way times out. A provider's clock that is ahead of ours gains it nothing. */
export function timeoutOf({ provider, providerTime, createdAt }: Begun): Date {
  const began = provider === "payme" ? Math.min(Number(providerTime), Number(createdAt)) : Number(createdAt);
  return new Date(began + PATIENCE[provider] * 60_000);
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

const expiredRow = {
  id: number,
  userId: number,
  /** Whether its payer is to hear of it: of a try that failed they have heard, and of coins they only looked at the price. */
  isTold: boolean,
};

/** By the clock that gave them their time, and that whoever pays is measured by. */
const EXPIRE = `
  update transactions t set status = 'Expired', closed_at = $now
  where status = 'Created' and expires_at <= $now and not is_taking(t)
  returning id, user_id as "userId", offers is not null
    and not exists (select from provider_payments p where p.transaction_id = t.id) as "isTold"`;

function expire(): Promise<number> {
  return transact(async () => {
    const expired = await rows(expiredRow, EXPIRE, { now: new Date() });
    for (const order of expired) if (order.isTold) await queueExpired(order);
    return expired.length;
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
  return { abandoned, expired: await expire() };
}

import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { findPaymentRefusal } from "../payments/findPaymentRefusal.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { isTaking } from "../payments/taking.ts";

/** A payment in Stars as Telegram tells it. */
export interface Invoiced {
  /** The payer's Telegram id. */
  telegramId: number;
  /** The payload of the invoice: our transaction's id. */
  payload: string;
  currency: string;
  /** Whole Stars. */
  amount: number;
}

const invoiceRefusals = [
  ...(["unknown", "foreign", "changed"] as const),
  // Refusals of any payment.
  ...(["paid", "busy", "closed", "banned", "elsewhere", "unavailable"] as const),
];
export type InvoiceRefusal = (typeof invoiceRefusals)[number];

/**
 * Checks an invoice in Stars once more, just before it is paid: why it is not to be, or nothing. It is paid by whom it was
 * made for, at its own price, once, while what it buys can still be had. It changes nothing and may be asked again.
 * @param checkoutId the question of Telegram's that is being answered: its own answer doesn't stand in its way.
 */
export async function checkInvoice(
  { telegramId, payload, currency, amount }: Invoiced,
  checkoutId?: string,
): Promise<InvoiceRefusal | undefined> {
  const transaction = await findTransaction("stars", payload, (id) => Transaction.findByPk(id));
  if (!transaction) return "unknown";
  const attributes = ["telegramId"];
  const payer = await User.findByPk(transaction.userId, { attributes, rejectOnEmpty: true });
  if (payer.telegramId !== telegramId) return "foreign";
  if (currency !== "XTR" || amount !== transaction.stars) return "changed";
  const isKnown = checkoutId !== undefined && transaction.checkoutId === checkoutId;
  return isTaking(transaction) && !isKnown ? "busy" : findPaymentRefusal(transaction);
}

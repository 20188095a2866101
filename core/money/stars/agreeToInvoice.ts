import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { lockToPay } from "../payments/lockTransaction.ts";
import { checkInvoice, type Invoiced, type InvoiceRefusal } from "./checkInvoice.ts";

/** The bot's answer to Telegram's question. */
interface Agreement {
  /** Why it may not take the Stars. */
  refusal: InvoiceRefusal | undefined;
  /** The bot has agreed to the same question before, so Telegram may have heard it. */
  isAgain: boolean;
}

/**
 * Answers Telegram's question whether it may take the Stars of an invoice now, once more the same where it is repeated. Whoever
 * agrees notes it: from then on nothing else is begun for the same until it is known what came of it.
 * @param checkoutId Telegram's id of the question.
 */
export function agreeToInvoice(invoiced: Invoiced, checkoutId: string): Promise<Agreement> {
  return transact(async () => {
    const transaction = await findTransaction("stars", invoiced.payload, lockToPay);
    const isAgain = transaction?.checkoutId === checkoutId;
    const refusal = await checkInvoice(invoiced, checkoutId);
    if (refusal === undefined) await transaction?.update({ checkoutId, checkedAt: new Date() });
    return { refusal, isAgain };
  });
}

/** Telegram didn't hear in time that the bot agreed: it takes nothing. */
export async function takeAgreementBack(checkoutId: string): Promise<void> {
  await Transaction.update(
    { checkoutId: null, checkedAt: null },
    { where: { checkoutId, status: "Created" } },
  );
}

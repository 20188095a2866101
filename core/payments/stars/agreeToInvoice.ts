import { Listing } from "#db/models/Listing.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { findOrder } from "../findOrder.ts";
import { lockTransaction } from "../lockTransaction.ts";
import { checkInvoice, type Invoiced, type InvoiceRefusal } from "./checkInvoice.ts";

/**
 * Answers Telegram's question whether it may take the Stars of an invoice now, once more the same where it is repeated. Whoever
 * agrees notes it: from then on nothing else is begun for the same until it is known what came of it. The listing is locked
 * as by those who begin a payment.
 * @param checkoutId Telegram's id of the question.
 * @returns why not, or nothing.
 */
export function agreeToInvoice(invoiced: Invoiced, checkoutId: string): Promise<InvoiceRefusal | undefined> {
  return transact(async () => {
    const transaction = await findOrder("stars", invoiced.payload, lockTransaction);
    const listingId = transaction?.listingId ?? null;
    if (listingId !== null) await Listing.findByPk(listingId, { attributes: ["id"], lock: true });
    const refusal = await checkInvoice(invoiced, checkoutId);
    if (refusal === undefined) await transaction?.update({ checkoutId, checkedAt: new Date() });
    return refusal;
  });
}

/** Telegram didn't hear in time that the bot agreed: it takes nothing. */
export async function takeAgreementBack(checkoutId: string): Promise<void> {
  await Transaction.update(
    { checkoutId: null, checkedAt: null },
    { where: { checkoutId, status: "Created" } },
  );
}

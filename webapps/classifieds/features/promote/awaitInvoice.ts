import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { awaitAlone, endOf, type Standing } from "./awaitPayment.ts";
import type { InvoiceOutcome } from "./invoice.ts";
import { askPayment, giveUpPayment } from "./pay.ts";

/** What is known of an order in Stars; of `settled` the server has said what came of it. */
export type InvoiceEnd =
  | { is: "settled"; standing: Standing }
  /** It was given up at the server, so nothing was taken nor will be. */
  | { is: "unpaid"; outcome: "cancelled" | "failed" }
  /** It is open and may still be paid; nobody has told that it was left. */
  | { is: "unheard" }
  /** Nothing could be learned. */
  | { is: "unchecked" };

const isUnpaid = (outcome: InvoiceOutcome | undefined) => outcome === "cancelled" || outcome === "failed";

function endOfInvoice(
  standing: Standing | undefined,
  outcome: InvoiceOutcome | undefined,
): InvoiceEnd | { is: "unsure" } {
  if (!standing) return { is: "unchecked" };
  if (standing.isUnderWay) return { is: "unsure" };
  const end = endOf(standing);
  if (end === undefined && standing.status !== "Paid") return { is: "unheard" };
  const isGivenUp = end === "Expired" && !standing.surplus && isUnpaid(outcome);
  return isGivenUp
    ? { is: "unpaid", outcome: outcome === "failed" ? "failed" : "cancelled" }
    : { is: "settled", standing };
}

/**
 * Asks how an order in Stars stands until it is settled or surely not paid: for a minute at most, and as long as it may have
 * been paid for all that the server knows, which is ten. What the client says of its
 * invoice isn't believed: of one that was left unpaid, as it says, the server is asked to end the order, which it doesn't do
 * while it may have been paid. Another call for the same order takes over from this one, which then gives nothing.
 * @param outcome how the client says that the invoice was left; nothing while it is open or was never told of.
 * @param onAsked hears each answer of the server.
 * @throws {ApiError} when it isn't this person's, or nobody is signed in.
 */
export async function awaitInvoice(
  id: number,
  outcome?: InvoiceOutcome,
  onAsked: (standing: Standing) => void = () => {},
): Promise<InvoiceEnd | undefined> {
  const ask = async () => {
    const standing = await (isUnpaid(outcome) ? giveUpPayment(id) : askPayment(id));
    onAsked(standing);
    return standing;
  };
  for (;;) {
    const known = await awaitAlone(id, ask);
    const end = known && endOfInvoice(known.standing, outcome);
    if (end?.is !== "unsure") return end;
  }
}

/** The order whose Stars may have been taken, for which the server begins no other for the same. */
export function orderUnderWay(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "payment_under_way") return undefined;
  const id = Number(error.fields.transactionId);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

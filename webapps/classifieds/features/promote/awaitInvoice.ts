import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { awaitAlone, endOf, type Standing } from "./awaitPayment.ts";
import type { InvoiceOutcome } from "./invoice.ts";
import { askPayment, giveUpPayment } from "./pay.ts";

/** How an order in Stars stands. `settled` means that the server has told the outcome. */
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
 * Asks how an order in Stars stands until it is settled or surely not paid. This takes a minute at most, or up to ten
 * while the server says that the order may have been paid.
 * The client's word about its invoice isn't trusted. When the client says that the invoice was left unpaid, the server
 * is asked to end the order, and it refuses while the order may have been paid. Another call for the same order takes
 * over from this one, which then returns undefined.
 * @param outcome how the client says that the invoice was left; undefined while it is open or was never told of.
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

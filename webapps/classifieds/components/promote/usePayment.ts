import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import type { PaymentMethod, Provider } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { PROMPT_MS } from "../../logic/contact.ts";
import { type Line, totalOf } from "../../logic/promotion.ts";
import { beginPayment, payWithCoins } from "../../queries/pay.ts";
import { useOnce } from "../../queries/saveListing.ts";
import { OFFERS_KEY } from "../../queries/useOffers.ts";
import { PAYMENT_METHODS_KEY } from "../../queries/usePaymentMethods.ts";
import { RECEIPTS_KEY } from "../../queries/useReceipts.ts";
import { keptIntention } from "../../stores/promotionChoice.ts";
import { type Attempt, type PayState, useAttempt } from "./useAttempt.ts";

export interface Payment {
  state: PayState;
  pay: (method: PaymentMethod) => void;
  /** Opens the page of a payment that was begun, once more or late. */
  open: (attempt: Attempt) => void;
  check: (attempt: Attempt) => void;
  chooseOther: () => void;
}

/** What was believed and turned out to be old, by the server's refusal. */
const outdated: Partial<Record<string, readonly (readonly string[])[]>> = {
  not_enough_coins: [["me"]],
  method_unavailable: [[PAYMENT_METHODS_KEY], ["remote-variables"]],
  already_promoted: [[RECEIPTS_KEY]],
  invalid_input: [[OFFERS_KEY]],
};

function refreshAfter(queryClient: QueryClient, error: unknown) {
  const keys = error instanceof ApiError ? (outdated[error.code] ?? []) : [];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/** Pays for what is chosen, one attempt at a time. */
export function usePayment(listing: OwnListing, lines: readonly Line[]): Payment {
  const queryClient = useQueryClient();
  const { state, setState, finish, open, check } = useAttempt(listing);
  const [memory] = useState(() => keptIntention(listing.id));
  const once = useOnce<object>(memory);
  const isBusy = useRef(false);
  const featureIds = lines.map(({ id }) => id);

  async function payByCoins() {
    const { coins } = totalOf(lines);
    const body = { by: "coins", featureIds, coins };
    const paid = await once(body, (_, key) => payWithCoins(listing.id, featureIds, key));
    const gtmEventNames = lines.map(({ gtmEventName }) => gtmEventName);
    finish({ id: paid.transactionId, isCoins: false, coins, gtmEventNames });
  }

  async function payBy(method: Provider) {
    const tappedAt = performance.now();
    const wish = { productId: listing.id, featureIds };
    const begun = await once({ by: method, ...wish }, (_, key) => beginPayment(method, wish, key));
    const attempt = { method, id: begun.id, link: begun.link };
    const isPrompt = performance.now() - tappedAt <= PROMPT_MS;
    if (method === "stars" || isPrompt) open(attempt);
    else setState({ is: "begun", phase: "ready", attempt });
  }

  async function pay(method: PaymentMethod) {
    if (isBusy.current || featureIds.length === 0) return;
    isBusy.current = true;
    haptic("press");
    setState({ is: "asking", method });
    try {
      await (method === "coins" ? payByCoins() : payBy(method));
    } catch (error) {
      haptic("error");
      refreshAfter(queryClient, error);
      setState({ is: "choosing", setback: { error } });
    }
    isBusy.current = false;
  }

  const chooseOther = () => setState({ is: "choosing" });
  return { state, pay: (method) => void pay(method), open, check, chooseOther };
}

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import type { PaymentMethod, Provider } from "#contract/payKinds.ts";
import type { OpenPayment } from "#contract/promotions.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ME_KEY } from "#webapps/shared/client/useMe.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { KEYS } from "../../queryKeys.ts";
import { PROMPT_MS } from "../listing/contact.ts";
import { useOnce } from "../ownListings/saveListing.ts";
import { orderUnderWay } from "./awaitInvoice.ts";
import { refreshOffers } from "./offers.ts";
import { beginPayment } from "./pay.ts";
import type { PayState } from "./payState.ts";
import { useOpenPayment } from "./promotedListing.ts";
import { type Line, orderKey, totalOf } from "./promotion.ts";
import { type Attempt, keptIntention } from "./promotionChoice.ts";
import { faultOf } from "./setbackWords.ts";
import { useAttempt } from "./useAttempt.ts";
import { useCoinPayment } from "./useCoinPayment.ts";

export interface Payment {
  state: PayState;
  /** Whether it isn't known what came of a payment with coins, which is to be found out before anything else. */
  isUnknown: boolean;
  /** Through whom this may be paid already, in a payment that was begun before. */
  elsewhere: Provider | undefined;
  pay: (method: PaymentMethod) => void;
  /** Opens the page of a payment that was begun, once more or late. */
  open: (attempt: Attempt) => void;
  check: (attempt: Attempt) => void;
  chooseOther: () => void;
}

/** Keys of the data that a refusal shows to be old, by the refusal's code. */
const outdated: Partial<Record<string, readonly (readonly string[])[]>> = {
  not_enough_coins: [[ME_KEY]],
  method_unavailable: [[KEYS.paymentMethods], [KEYS.configs]],
  already_promoted: [[ME_KEY], [KEYS.receipts], [KEYS.ownListings]],
};
const repriced: readonly unknown[] = ["price_changed", "invalid_input"];

function refreshAfter(queryClient: QueryClient, error: unknown) {
  const code = error instanceof ApiError ? error.code : "";
  for (const queryKey of outdated[code] ?? []) void queryClient.invalidateQueries({ queryKey });
  if (repriced.includes(code)) void refreshOffers(queryClient);
  // The page stays as it is until it has been read and left.
  if (faultOf({ error }) === "listing")
    void queryClient.invalidateQueries({ queryKey: [KEYS.ownListings], refetchType: "none" });
}

/** Through whom it may be paid already: an invoice in Stars that was closed can't be. */
const payerOf = (open: OpenPayment | null | undefined): Provider | undefined =>
  open && (open.isUnderWay || open.paymentSystem !== "stars") ? open.paymentSystem : undefined;

/** Pays for what is chosen, one attempt at a time. */
export function usePayment(listing: OwnListing, lines: readonly Line[]): Payment {
  const queryClient = useQueryClient();
  const featureIds = lines.map(({ id }) => id);
  const { coins: cost } = totalOf(lines);
  const attempts = useAttempt(listing, orderKey(featureIds, cost));
  const byCoins = useCoinPayment(listing);
  const { data: openPayment } = useOpenPayment(listing.id);
  const elsewhere = attempts.kept?.method ?? payerOf(openPayment);
  const [memory] = useState(() => keptIntention(listing.id));
  const once = useOnce<object>(memory);
  const isBusy = useRef(false);
  const { state, setState, open, check } = attempts;

  async function payByCoins() {
    const gtmEventNames = lines.map((line) => line.gtmEventName);
    const { transactionId: id, ...paid } = await byCoins.pay({ featureIds, cost, gtmEventNames });
    const { cost: coins, gtmEventNames: names } = paid;
    const fresh = { isCoins: false, returned: 0, surplus: null, isStarted: false };
    attempts.finish({ id, coins, ...fresh, gtmEventNames: names });
  }

  async function payBy(method: Provider) {
    const tappedAt = performance.now();
    const order = { productId: listing.id, featureIds, cost };
    const begun = await once({ by: method, ...order }, (_, key) => beginPayment(method, order, key));
    const attempt = { method, id: begun.id, link: begun.link, elsewhere: payerOf(begun.openPayment) };
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
      const id = orderUnderWay(error);
      if (id !== undefined) attempts.check({ method: "stars", id, link: "" });
      else fail(error);
    }
    isBusy.current = false;
  }

  function fail(error: unknown) {
    haptic("error");
    refreshAfter(queryClient, error);
    setState({ is: "choosing", setback: { error } });
  }

  return {
    state,
    isUnknown: byCoins.isUnknown,
    elsewhere,
    open,
    check,
    pay: (method) => void pay(method),
    chooseOther: attempts.leave,
  };
}

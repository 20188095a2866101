import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useIsHere, useOnce } from "../ownListings/saveListing.ts";
import { awaitInvoice, type InvoiceEnd, orderUnderWay } from "./awaitInvoice.ts";
import type { Standing } from "./awaitPayment.ts";
import { type InvoiceOutcome, openInvoice } from "./invoice.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { buyCoins } from "./pay.ts";
import type { Setback } from "./payState.ts";
import { noteCancelled, tellPaid, unpaidWords } from "./tellPaid.ts";

export interface CoinPurchase {
  /** `asking` for the invoice, `waiting` for its payment; `unsure`: Telegram may have taken the Stars; the others as `InvoiceEnd`. */
  phase: "choosing" | "asking" | "waiting" | "unsure" | "unheard" | "unchecked";
  setback: Setback | undefined;
  buy: (packId: number) => void;
  /** Asks once more how the purchase stands that nobody knows of. */
  check: () => void;
  /** Ends the purchase as one that wasn't paid, which the server knows better. */
  giveUp: () => void;
  forget: () => void;
}

/** Buys coins for Stars, one purchase at a time; `onDone` is called when nothing is left to be done here. */
export function useCoinPurchase(onDone: () => void): CoinPurchase {
  const { t } = usePromoteText();
  const queryClient = useQueryClient();
  const once = useOnce<number>();
  const [phase, setPhase] = useState<CoinPurchase["phase"]>("choosing");
  const [setback, setSetback] = useState<Setback>();
  /** The order that is being paid, or may be; one purchase at a time. */
  const current = useRef<number | "asking">(undefined);
  const isHere = useIsHere();

  function choose(why: Setback | undefined) {
    current.current = undefined;
    setSetback(why);
    setPhase("choosing");
  }

  function fail(error: unknown) {
    haptic("error");
    choose({ error });
  }

  function settle(standing: Standing) {
    if (standing.status === "Paid") tellPaid(t, queryClient, standing);
    else {
      noteCancelled(standing.id, standing);
      showToast(unpaidWords(t, standing));
    }
    choose(undefined);
    if (isHere.current) onDone();
  }

  function conclude(id: number, end: InvoiceEnd) {
    if (end.is === "settled") return settle(end.standing);
    if (end.is !== "unpaid") return setPhase(end.is);
    noteCancelled(id, end.outcome);
    choose(end.outcome);
  }

  /** @param outcome how its client says that the invoice was left. */
  async function watch(id: number, outcome?: InvoiceOutcome) {
    // It is settled: what the invoice says afterwards changes nothing.
    if (current.current !== id) return;
    setPhase("waiting");
    try {
      const show = ({ isUnderWay }: Standing) => setPhase(isUnderWay ? "unsure" : "waiting");
      const end = await awaitInvoice(id, outcome, show);
      if (end) conclude(id, end);
    } catch (error) {
      fail(error);
    }
  }

  async function buy(packId: number) {
    if (current.current !== undefined) return;
    current.current = "asking";
    haptic("press");
    setSetback(undefined);
    setPhase("asking");
    try {
      const { id, link } = await once(packId, buyCoins);
      current.current = id;
      // The order is asked beside its invoice, which may be closed without a word.
      void watch(id);
      await watch(id, await openInvoice(link));
    } catch (error) {
      const id = orderUnderWay(error);
      if (id === undefined) return fail(error);
      current.current = id;
      await watch(id);
    }
  }

  const again = (outcome?: InvoiceOutcome) => {
    if (typeof current.current === "number") void watch(current.current, outcome);
  };
  return {
    phase,
    setback,
    buy: (packId) => void buy(packId),
    forget: () => setSetback(undefined),
    check: () => again(),
    giveUp: () => again("cancelled"),
  };
}

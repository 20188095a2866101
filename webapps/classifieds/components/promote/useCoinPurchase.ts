import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { openInvoice } from "#webapps/shared/telegram/invoice.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { awaitPayment } from "../../logic/awaitPayment.ts";
import { askPayment, buyCoins } from "../../queries/pay.ts";
import { useOnce } from "../../queries/saveListing.ts";
import type { Setback } from "./payState.ts";
import { noteCancelled, tellPaid, unpaidWords } from "./tellPaid.ts";
import { useIsHere } from "./useIsHere.ts";

export interface CoinPurchase {
  /** `asking` for the invoice, `waiting` for its payment. */
  phase: "choosing" | "asking" | "waiting";
  setback: Setback | undefined;
  buy: (packId: number) => void;
  forget: () => void;
}

/** Buys coins for Stars, one purchase at a time; `onDone` is called when nothing is left to be done here. */
export function useCoinPurchase(onDone: () => void): CoinPurchase {
  const { t } = usePromoteText();
  const queryClient = useQueryClient();
  const once = useOnce<number>();
  const [phase, setPhase] = useState<CoinPurchase["phase"]>("choosing");
  const [setback, setSetback] = useState<Setback>();
  const isBusy = useRef(false);
  const isHere = useIsHere();

  async function purchase(packId: number): Promise<Setback | undefined> {
    const { id, link } = await once(packId, buyCoins);
    setPhase("waiting");
    const outcome = await openInvoice(link);
    if (outcome === "cancelled" || outcome === "failed") {
      noteCancelled(id, outcome);
      return outcome;
    }
    const standing = await awaitPayment(() => askPayment(id));
    if (standing?.status === "Paid") tellPaid(t, queryClient, standing);
    else {
      noteCancelled(id, standing);
      showToast(unpaidWords(t, standing));
    }
    if (isHere.current) onDone();
    return undefined;
  }

  async function buy(packId: number) {
    if (isBusy.current) return;
    isBusy.current = true;
    haptic("press");
    setSetback(undefined);
    setPhase("asking");
    try {
      setSetback(await purchase(packId));
    } catch (error) {
      haptic("error");
      setSetback({ error });
    }
    setPhase("choosing");
    isBusy.current = false;
  }

  return { phase, setback, buy: (packId) => void buy(packId), forget: () => setSetback(undefined) };
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OwnListing } from "#contract/ownListings.ts";
import type { PaymentMethod, Provider } from "#contract/payKinds.ts";
import { openInvoice } from "#webapps/shared/telegram/invoice.ts";
import { openLink } from "#webapps/shared/telegram/telegram.ts";
import { usePromoteText } from "../../locales/promote/usePromoteText.ts";
import { awaitPayment, isOpen } from "../../logic/awaitPayment.ts";
import { paths } from "../../logic/paths.ts";
import { askPayment } from "../../queries/pay.ts";
import { setChoice } from "../../stores/promotionChoice.ts";
import { noteCancelled, type Paid, tellPaid } from "./tellPaid.ts";
import { useIsHere } from "./useIsHere.ts";

/** A payment that was begun with a provider. */
export interface Attempt {
  method: Provider;
  id: number;
  link: string;
}

/** Why a payment didn't come about: the server's answer, or how it was left. */
export type Setback = { error: unknown } | "cancelled" | "failed" | "ended";

export type PayState =
  | { is: "choosing"; setback?: Setback }
  | { is: "asking"; method: PaymentMethod }
  /** `ready`: the tap is too long ago for the client to follow a link; `overdue`: it hasn't come within a minute. */
  | { is: "begun"; phase: "ready" | "waiting" | "overdue"; attempt: Attempt }
  | { is: "paid" };

/** How the payment of an order stands, and what follows once it was begun. One that was left counts all the same when it succeeds. */
export function useAttempt(listing: OwnListing) {
  const { t } = usePromoteText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<PayState>({ is: "choosing" });
  const isHere = useIsHere();

  function finish(paid: Paid) {
    tellPaid(t, queryClient, paid, listing.link);
    // Another step of the same order would have it paid twice.
    if (!isHere.current && location.pathname !== paths.promote(listing.id)) return;
    setState({ is: "paid" });
    setChoice(listing.id, {});
    void navigate(paths.home, { replace: true });
  }

  /** What becomes of an attempt; should the person have turned to another way meanwhile, that stays on the screen. */
  function settle(attempt: Attempt, next: PayState) {
    setState((now) => (now.is === "begun" && now.attempt.id === attempt.id ? next : now));
  }

  async function watch(attempt: Attempt) {
    setState({ is: "begun", phase: "waiting", attempt });
    try {
      const standing = await awaitPayment(() => askPayment(attempt.id));
      if (standing?.status === "Paid") return finish(standing);
      noteCancelled(attempt.id, standing?.status ?? "unknown");
      const overdue = { is: "begun", phase: "overdue", attempt } as const;
      settle(attempt, isOpen(standing) ? overdue : { is: "choosing", setback: "ended" });
    } catch (error) {
      settle(attempt, { is: "choosing", setback: { error } });
    }
  }

  async function openStars(attempt: Attempt) {
    setState({ is: "begun", phase: "waiting", attempt });
    const outcome = await openInvoice(attempt.link);
    if (outcome !== "cancelled" && outcome !== "failed") return watch(attempt);
    noteCancelled(attempt.id, outcome);
    settle(attempt, { is: "choosing", setback: outcome });
  }

  function open(attempt: Attempt) {
    if (attempt.method === "stars") return void openStars(attempt);
    openLink(attempt.link);
    void watch(attempt);
  }

  return { state, setState, finish, open, check: (attempt: Attempt) => void watch(attempt) };
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OwnListing } from "#contract/ownListings.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import { paths } from "../links/paths.ts";
import { useIsHere } from "../ownListings/saveListing.ts";
import { awaitInvoice } from "./awaitInvoice.ts";
import { awaitAlone, endOf, isForeign, isPaidAlready, type Standing } from "./awaitPayment.ts";
import { type InvoiceOutcome, openInvoice } from "./invoice.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { refreshPromoted } from "./offers.ts";
import { tellOtherTabs, useOtherTabs } from "./otherTabs.ts";
import { askPayment } from "./pay.ts";
import type { Paid, PayState, Setback } from "./payState.ts";
import { type Attempt, type KeptAttempt, keptAttempt, setChoice } from "./promotionChoice.ts";
import { noteCancelled, tellPaid } from "./tellPaid.ts";

/** The attempt of a listing that was opened last and may still be made, also after a reload. */
function useKeptAttempt(listingId: number) {
  const [memory] = useState(() => keptAttempt(listingId));
  const [kept, setKept] = useState(() => memory.current);

  function keep(next: KeptAttempt | undefined) {
    memory.current = next;
    setKept(next);
  }
  function forget({ id }: Attempt) {
    if (memory.current?.id === id) keep(undefined);
  }
  return { kept, keep, forget };
}

/**
 * How the payment of an order stands, and what follows once it was begun. One that was left counts all the same when it
 * succeeds; whoever comes back to the same order finds it waited for. `order` says what is paid for.
 */
export function useAttempt(listing: OwnListing, order: string) {
  const { t } = usePromoteText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { kept, keep, forget } = useKeptAttempt(listing.id);
  const [resumed] = useState(() => (kept?.order === order && !kept.isLeft ? kept : undefined));
  const [state, setState] = useState<PayState>(
    resumed ? { is: "begun", phase: "waiting", attempt: resumed } : { is: "choosing" },
  );
  const isHere = useIsHere();
  /** Orders in Stars of which it is known what came of them, whatever their invoices say afterwards. */
  const settled = useRef(new Set<number>());

  function finish(paid: Paid) {
    tellPaid(t, queryClient, paid, listing.link);
    tellOtherTabs({ listingId: listing.id, order, paid });
    keep(undefined);
    // Another step of the same order would have it paid twice.
    if (!isHere.current && location.pathname !== paths.promote(listing.id)) return;
    setState({ is: "paid" });
    setChoice(listing.id, {});
    void navigate(paths.home, { replace: true });
  }

  useOtherTabs((done) => {
    if (done.listingId !== listing.id) return;
    if (done.order === order) finish(done.paid);
    else void refreshPromoted(queryClient, listing.link);
  });

  /**
   * Moves an attempt to its next state. If the person has turned to another way meanwhile, that stays on the screen.
   */
  function settle(attempt: Attempt, next: PayState) {
    setState((now) => (now.is === "begun" && now.attempt.id === attempt.id ? next : now));
  }

  /** It won't be paid any more. */
  function giveUp(attempt: Attempt, setback: Setback) {
    forget(attempt);
    settle(attempt, { is: "choosing", setback });
  }

  /** Ends the wait for an attempt, after a minute at the latest, with how it stands. */
  function conclude(attempt: Attempt, standing: Standing | undefined) {
    if (standing?.status === "Paid") return finish(standing);
    noteCancelled(attempt.id, standing);
    const ended = endOf(standing);
    if (isPaidAlready(ended)) void refreshPromoted(queryClient, listing.link);
    if (standing && ended) return giveUp(attempt, { ended, surplus: standing.surplus });
    if (standing?.isDeclined) return;
    settle(attempt, { is: "begun", phase: standing ? "overdue" : "unchecked", attempt });
  }

  /** Asks how it stands, and shows a try that failed as soon as it did: the next may follow on the same page. */
  async function ask(attempt: Attempt) {
    const standing = await askPayment(attempt.id);
    settle(attempt, { is: "begun", phase: standing.isDeclined ? "declined" : "waiting", attempt });
    return standing;
  }

  async function watchStars(attempt: Attempt, outcome?: InvoiceOutcome) {
    const show = ({ isUnderWay }: Standing) =>
      settle(attempt, { is: "begun", phase: isUnderWay ? "unsure" : "waiting", attempt });
    const end = await awaitInvoice(attempt.id, outcome, show);
    if (!end) return;
    if (end.is !== "settled" && end.is !== "unpaid")
      return settle(attempt, { is: "begun", phase: end.is, attempt });
    settled.current.add(attempt.id);
    if (end.is === "settled") return conclude(attempt, end.standing);
    noteCancelled(attempt.id, end.outcome);
    giveUp(attempt, end.outcome);
  }

  /** @param outcome how its client says that an invoice was left. */
  async function watch(attempt: Attempt, outcome?: InvoiceOutcome) {
    setState({ is: "begun", phase: "waiting", attempt });
    try {
      if (attempt.method === "stars") return await watchStars(attempt, outcome);
      const known = await awaitAlone(attempt.id, () => ask(attempt));
      if (known) conclude(attempt, known.standing);
    } catch (error) {
      if (isForeign(error)) forget(attempt);
      settle(attempt, { is: "choosing", setback: { error } });
    }
  }

  /** The order is asked beside its invoice, which may be closed without a word. */
  async function openStars(attempt: Attempt) {
    settled.current.delete(attempt.id);
    void watch(attempt);
    const outcome = await openInvoice(attempt.link);
    if (!settled.current.has(attempt.id)) await watch(attempt, outcome);
  }

  function open(attempt: Attempt) {
    keep({ ...attempt, order, isLeft: false });
    if (attempt.method === "stars") return void openStars(attempt);
    openLink(attempt.link);
    void watch(attempt);
  }

  function leave() {
    // The server says whether anything was or can still be taken. The person chooses again after that.
    if (state.is === "begun" && state.attempt.method === "stars")
      return void watch(state.attempt, "cancelled");
    // A try that failed has taken nothing.
    const isDeclined = state.is === "begun" && state.phase === "declined";
    if (kept) keep(isDeclined ? undefined : { ...kept, isLeft: true });
    setState({ is: "choosing" });
  }

  const isResumed = useRef(false);
  useEffect(() => {
    if (!resumed || isResumed.current) return;
    isResumed.current = true;
    void watch(resumed);
  });

  const check = (attempt: Attempt) => void watch(attempt);
  return { state, setState, finish, open, check, leave, kept };
}

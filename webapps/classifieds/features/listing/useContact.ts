import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListingCard } from "#contract/listings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { dial, openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { KEYS } from "../../queryKeys.ts";
import { contactStep, type Reach } from "./contact.ts";
import { type ContactKind, recordConnection } from "./recordConnection.ts";

type ContactTarget = Pick<ListingCard, "id" | "link">;

/**
 * The outcome of an attempt that is to be shown: how to reach the seller, why it isn't possible, or that one must sign
 * in.
 */
type ContactOutcome = { kind: ContactKind; target: ContactTarget } & (
  | { is: "reached"; reach: Reach }
  | { is: "refused"; error: unknown }
  | { is: "guest" }
);

/** The attempts to reach sellers from one page: one at a time, and nothing is lost when one fails. */
export interface Contact {
  contact: (target: ContactTarget, kind: ContactKind) => Promise<void>;
  /** The attempt under way. */
  busy: { id: number; kind: ContactKind } | undefined;
  outcome: ContactOutcome | undefined;
  dismiss: () => void;
  /** Phones told during this visit of the page. */
  phones: readonly string[];
}

/** Calls and writes to sellers: follows an answer that comes in time, else keeps it for a second tap. */
export function useContact(): Contact {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Contact["busy"]>();
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [phones, setPhones] = useState<readonly string[]>([]);

  function follow(target: ContactTarget, kind: ContactKind, reach: Reach, tookMs: number) {
    const step = contactStep(kind, reach, { platform: getTelegram().platform, tookMs });
    if (kind === "call") setPhones(reach.phoneNumbers);
    if (step.do === "open") return openTelegramLink(step.link);
    if (step.do === "dial") dial(step.phone);
    // A device may do nothing with a number: it stays in sight, to be copied or tapped.
    setOutcome({ kind, target, is: "reached", reach });
  }

  async function contact(target: ContactTarget, kind: ContactKind) {
    if (busy) return;
    haptic("press");
    const { status, failure } = useSession.getState();
    // One whose sign-in failed for a moment signs in by the call.
    if (status === "guest" && failure === undefined) return setOutcome({ kind, target, is: "guest" });
    const tappedAt = performance.now();
    setOutcome(undefined);
    setBusy({ id: target.id, kind });
    track("contact", { kind, link: target.link });
    try {
      const reach = await recordConnection(target.id, kind);
      follow(target, kind, reach, performance.now() - tappedAt);
      void queryClient.invalidateQueries({ queryKey: [KEYS.connections] });
    } catch (error) {
      haptic("error");
      setOutcome({ kind, target, is: "refused", error });
      // The page believed in a contact that isn't possible: it is old.
      const isOld = error instanceof ApiError && ["not_active", "blocked"].includes(error.code);
      if (isOld) void queryClient.invalidateQueries({ queryKey: [KEYS.listing, target.link] });
    } finally {
      setBusy(undefined);
    }
  }

  return { contact, busy, outcome, dismiss: () => setOutcome(undefined), phones };
}

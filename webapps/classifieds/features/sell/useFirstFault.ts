import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { isFocusLost } from "#webapps/shared/ui/isFocusLost.ts";
import { findFaulty } from "./formFaults.ts";
import type { ListingValues } from "./listingForm.ts";

/**
 * Leads to the first fault at each refusal, and otherwise to what the form says of itself as a whole. A fault further
 * down than what has come so far leads to where the rest will stand, and on to its field as soon as that is shown,
 * unless one has turned to something else meanwhile.
 */
export function useFirstFault(refusals: number, errors: FieldErrors<ListingValues>) {
  const body = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const further = useRef<HTMLDivElement>(null);
  const state = useRef({ isWhole: false, isAwaited: false });

  const lead = useEffectEvent(() => {
    const row = body.current && findFaulty(body.current, errors);
    const target = row ?? alert.current ?? (state.current.isWhole ? null : further.current);
    state.current.isAwaited = target === further.current;
    target?.scrollIntoView({ block: "center", behavior: "smooth" });
    const field =
      target === alert.current ? null : target?.querySelector<HTMLElement>("input, textarea, button");
    (field ?? target)?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);

  const handleShown = useCallback(() => {
    state.current.isWhole = true;
    if (state.current.isAwaited && (document.activeElement === further.current || isFocusLost())) lead();
  }, []);

  return { body, alert, further, handleShown };
}

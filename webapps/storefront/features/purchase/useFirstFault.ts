import { type RefObject, useEffect, useRef, useState } from "react";
import { type Faults, type TextField, textFields } from "./purchaseForm.ts";

/** The input of a field of the form. */
export const inputOf = (form: HTMLElement | null, field: TextField): HTMLElement | undefined =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"] input`) ?? undefined;

/** Leads to the first field of the form that something is wrong with, at each refusal. */
export function useFirstFault(
  form: RefObject<HTMLElement | null>,
  faults: Faults,
): { leadToFault: () => void } {
  const [turn, setTurn] = useState(0);
  const latest = useRef(faults);
  useEffect(() => {
    latest.current = faults;
  });
  useEffect(() => {
    const first = textFields.find((field) => latest.current[field]);
    if (turn === 0 || !first) return;
    const input = inputOf(form.current, first);
    input?.scrollIntoView({ block: "center", behavior: "smooth" });
    input?.focus({ preventScroll: true });
  }, [turn, form]);
  return { leadToFault: () => setTurn((count) => count + 1) };
}

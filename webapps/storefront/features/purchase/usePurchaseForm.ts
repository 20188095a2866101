import { useState } from "react";
import { maskPhone } from "../shopper/phone.ts";
import { useProfile, useShopper } from "../shopper/shopper.ts";
import { keepPurchaseDraft, readPurchaseDraft } from "./purchaseDraft.ts";
import {
  checkPurchase,
  emptyPurchase,
  type Faults,
  fillIn,
  fromProfile,
  type PurchaseValues,
  type TextField,
  withPin,
} from "./purchaseForm.ts";

/** The known facts of the person: where their last order went, and what they are called. */
function useKnown(): Partial<PurchaseValues> {
  const { data: profile } = useProfile();
  const { data: shopper } = useShopper();
  const known = profile ? fromProfile(profile) : {};
  return { ...known, recipientName: known.recipientName || (shopper?.firstName ?? "") };
}

/**
 * The values of a product's order form: those that were typed, kept until it is ordered, and known ones where nothing
 * was.
 */
export function usePurchaseForm(link: string) {
  const [draft, setDraft] = useState(
    () => readPurchaseDraft(link) ?? { values: emptyPurchase, touched: new Set<TextField>() },
  );
  const [faults, setFaults] = useState<Faults>({});
  const known = useKnown();
  const values = fillIn(draft.values, known, draft.touched);

  function change(next: PurchaseValues, field?: TextField) {
    const touched = field ? new Set(draft.touched).add(field) : draft.touched;
    setDraft({ values: next, touched });
    keepPurchaseDraft(link, next, touched);
  }

  function setField(field: TextField, text: string) {
    setFaults(({ [field]: _, ...rest }) => rest);
    if (field === "pin") return change(withPin(values, text), field);
    change({ ...values, [field]: field === "phone" ? maskPhone(text) : text }, field);
  }

  const setQuantity = (quantity: number) => change({ ...values, quantity });

  const now = checkPurchase(values);
  // A missing value may have come since, when the person has signed in.
  const standing = Object.entries(faults).filter(
    ([field, fault]) => fault !== "required" || now[field as TextField] === "required",
  );
  // A missing value may still be written; one that is too long is told at once.
  const long = Object.entries(now).filter(([, fault]) => fault === "too_long");
  return {
    values,
    faults: Object.fromEntries([...standing, ...long]) as Faults,
    setFaults,
    setField,
    setQuantity,
    /** Only what the person has said, without what is filled in as it becomes known. */
    typed: draft.values,
  };
}

export type PurchaseFormState = ReturnType<typeof usePurchaseForm>;

import { useRef, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { checkPurchase, type Faults, oddities, toPurchaseBody } from "../../logic/purchaseForm.ts";
import { priceLines } from "../../logic/purchasePrice.ts";
import { buyingAs, depthOf } from "../../logic/purchaseWay.ts";
import { readCampaign } from "../../stores/source.ts";
import type { PurchaseFormProps } from "./PurchaseForm.tsx";
import { inputOf, useFirstFault } from "./useFirstFault.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { usePurchaseForm } from "./usePurchaseForm.ts";

/** The form of an order, and what pressing its button does: faults are led to, what is odd is asked about once. */
export function usePurchase({ product, way, group, hasRoom }: PurchaseFormProps) {
  const form = usePurchaseForm(product.link);
  const { values } = form;
  const body = useRef<HTMLDivElement>(null);
  const { leadToFault } = useFirstFault(body, form.faults);
  const [isAsking, setAsking] = useState(false);
  /** What was odd and has been asked about. */
  const asked = useRef("");
  const odd = `${values.phone} ${values.pin}`;

  function refuse(faults: Faults) {
    haptic("error");
    form.setFaults(faults);
    leadToFault();
  }
  const { order, ...state } = usePlaceOrder(product, refuse);

  function place() {
    asked.current = odd;
    setAsking(false);
    const { total } = priceLines(product, buyingAs(way, hasRoom), values.quantity);
    const source = { ...readCampaign(), depth: depthOf(way, group), total };
    order(toPurchaseBody(values, product.id, way, source));
  }

  function press() {
    if (state.isSending) return;
    const faults = checkPurchase(values);
    if (Object.keys(faults).length > 0) return refuse(faults);
    if (oddities(values).length > 0 && asked.current !== odd) return setAsking(true);
    place();
  }

  function correct() {
    setAsking(false);
    const [first] = oddities(values);
    if (first) inputOf(body.current, first)?.focus();
  }

  return { form, body, press, place, correct, isAsking, stopAsking: () => setAsking(false), ...state };
}

import { useEffect, useRef, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { readCampaign, readReferer } from "../arrival/source.ts";
import { checkPurchase, type Faults, oddities, toPurchaseBody } from "./purchaseForm.ts";
import type { PurchaseFormProps } from "./purchaseFormProps.ts";
import { priceLines } from "./purchasePrice.ts";
import { buyingAs, depthOf } from "./purchaseWay.ts";
import { inputOf, useFirstFault } from "./useFirstFault.ts";
import { usePayingByBalance } from "./usePayingByBalance.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { usePurchaseForm } from "./usePurchaseForm.ts";

/** An order that the network holds up goes on by itself; changed, it is another, which the person has to send. */
function useForgetChanged({ isHeldUp, forgetRefusal }: ReturnType<typeof usePlaceOrder>, typed: string) {
  const last = useRef(typed);
  useEffect(() => {
    if (isHeldUp && last.current !== typed) forgetRefusal();
    last.current = typed;
  });
}

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
  const placing = usePlaceOrder(product, refuse);
  const { order, ...state } = placing;
  const { total } = priceLines(product, buyingAs(way, hasRoom), values.quantity);
  const { balance, setUsingBalance } = usePayingByBalance(total);
  useForgetChanged(placing, JSON.stringify([form.typed, balance.used]));

  function place() {
    asked.current = odd;
    setAsking(false);
    const { used } = balance;
    const refererId = readReferer();
    const source = {
      ...readCampaign(),
      ...(refererId !== undefined && { refererId }),
      depth: depthOf(way, group),
      total,
      ...(used > 0 && { balance: used }),
    };
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

  return {
    form,
    body,
    press,
    place,
    correct,
    isAsking,
    stopAsking: () => setAsking(false),
    balance,
    setUsingBalance,
    ...state,
  };
}

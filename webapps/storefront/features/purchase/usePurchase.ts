import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Group } from "#contract/groups.ts";
import type { Product } from "#contract/products.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { readCampaign, readReferer } from "../arrival/source.ts";
import { useBalance } from "../referral/referral.ts";
import {
  checkPurchase,
  type Faults,
  oddities,
  type TextField,
  textFields,
  toPurchaseBody,
} from "./purchaseForm.ts";
import { priceLines } from "./purchasePrice.ts";
import { buyingAs, depthOf, type PurchaseWay } from "./purchaseWay.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { usePurchaseForm } from "./usePurchaseForm.ts";

/** The goods that are ordered, and how one came to them. */
export interface PurchaseFormProps {
  product: Product;
  way: PurchaseWay;
  /** The group that one was invited to, or has picked. */
  group?: Group | undefined;
  /** One's own open group of the product, if there is one. */
  mine?: Group | undefined;
  /** Whether there is a group of the product with room to join. */
  hasRoom: boolean;
}

/** The input of a field of the form. */
const inputOf = (form: HTMLElement | null, field: TextField): HTMLElement | undefined =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"] input`) ?? undefined;

/** Leads to the first field of the form that something is wrong with, at each refusal. */
function useFirstFault(form: RefObject<HTMLElement | null>, faults: Faults): { leadToFault: () => void } {
  const [turn, setTurn] = useState(0);
  const lead = useEffectEvent(() => {
    const first = textFields.find((field) => faults[field]);
    const input = first && inputOf(form.current, first);
    input?.scrollIntoView({ block: "center", behavior: "smooth" });
    input?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (turn > 0) lead();
  }, [turn]);
  return { leadToFault: () => setTurn((count) => count + 1) };
}

/** Whole rupees of a balance in paise that can pay a part of an order of so many rupees. */
const usableBalance = (balance: number, total: number): number => Math.min(Math.floor(balance / 100), total);

/**
 * Splits the total of an order, in rupees: the part that the balance can pay, the part that it pays if one wants, and
 * the rest to be paid at the door.
 */
function usePayingByBalance(total: number) {
  const { data: paise = 0 } = useBalance();
  const [isUsing, setUsingBalance] = useState(false);
  const usable = usableBalance(paise, total);
  const used = isUsing ? usable : 0;
  return { balance: { paise, usable, used, toPay: total - used }, setUsingBalance };
}

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
  /** The odd values that have been asked about. */
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

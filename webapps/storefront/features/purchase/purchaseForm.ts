import type { z } from "zod";
import type { PurchaseInput } from "#contract/groups.ts";
import { ADDRESS_MAX, PIN_MAX, QUANTITY_MAX } from "#contract/limits.ts";
import { onlyDigits } from "#contract/plainDigits.ts";
import type { DeliveryProfile } from "#contract/shoppers.ts";
import { maskPhone, phoneOf } from "../shopper/phone.ts";
import { isPinKnown, pinState } from "./pinState.ts";
import type { PurchaseWay } from "./purchaseWay.ts";

export type PurchaseBody = z.input<typeof PurchaseInput>;

/** The values of the order form. */
export interface PurchaseValues {
  /** As it is typed, without the country's prefix. */
  phone: string;
  recipientName: string;
  address: string;
  addressExtra: string;
  city: string;
  state: string;
  pin: string;
  quantity: number;
}

export type TextField = Exclude<keyof PurchaseValues, "quantity">;
/** In the order of the form. */
export const textFields: readonly TextField[] = [
  ...(["phone", "recipientName", "address", "addressExtra", "pin", "city", "state"] as const),
];

export const emptyPurchase: PurchaseValues = {
  phone: "",
  recipientName: "",
  address: "",
  addressExtra: "",
  city: "",
  state: "",
  pin: "",
  quantity: 1,
};

export type Fault = "required" | "too_long" | "wrong";
export type Faults = Partial<Record<TextField, Fault>>;

const REQUIRED: readonly TextField[] = ["address", "pin"];

/** Digits of a PIN as it is typed, six at most. */
export const maskPin = (typed: string): string => onlyDigits(typed).slice(0, PIN_MAX);

function faultOf(field: TextField, text: string): Fault | undefined {
  if (field === "phone") return phoneOf(text) === undefined ? "required" : undefined;
  if (REQUIRED.includes(field) && text.trim() === "") return "required";
  return text.trim().length > ADDRESS_MAX ? "too_long" : undefined;
}

/** Returns the faults that have to be mended before anything is sent, by field. */
export function checkPurchase(values: PurchaseValues): Faults {
  const faults = textFields.map((field) => [field, faultOf(field, values[field])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

type Oddity = "phone" | "pin";

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Returns values that may be right but seldom are: a number that isn't an Indian mobile's, a PIN that no place has. */
export function oddities({ phone, pin }: Pick<PurchaseValues, "phone" | "pin">): Oddity[] {
  const isPhoneOdd = phoneOf(phone) !== undefined && !INDIAN_MOBILE.test(phone.replace(/\D/g, ""));
  const isPinOdd = pin !== "" && !isPinKnown(pin);
  return [...(isPhoneOdd ? ["phone" as const] : []), ...(isPinOdd ? ["pin" as const] : [])];
}

/** The form after its PIN was typed: a state that nobody wrote, or that the PIN before had suggested, follows it. */
export function withPin(values: PurchaseValues, typed: string): PurchaseValues {
  const pin = maskPin(typed);
  const suggested = pinState(pin);
  const isOurs = values.state.trim() === "" || values.state === pinState(values.pin);
  return { ...values, pin, ...(suggested && isOurs && { state: suggested }) };
}

const INDIA = /^91(?=\d{10}$)/;

/** Where the last order went, as the form holds it. Numbers of other countries don't fit its prefix and stay out. */
export function fromProfile({
  phoneNumber,
  payoutMethod: _,
  ...place
}: DeliveryProfile): Partial<PurchaseValues> {
  return { ...place, phone: INDIA.test(phoneNumber) ? maskPhone(phoneNumber.replace(INDIA, "")) : "" };
}

/** The form with what is known already where nothing has been said yet; `touched` fields stay as they are. */
export function fillIn(
  values: PurchaseValues,
  known: Partial<PurchaseValues>,
  touched: ReadonlySet<TextField>,
): PurchaseValues {
  const free = textFields.filter((field) => values[field] === "" && known[field] && !touched.has(field));
  return { ...values, ...Object.fromEntries(free.map((field) => [field, known[field]])) };
}

/** A number of items that can be ordered. */
export const clampQuantity = (quantity: number): number =>
  Math.min(QUANTITY_MAX, Math.max(1, Math.trunc(quantity) || 1));

/** The order as the server takes it. */
export function toPurchaseBody(
  { phone, quantity, ...place }: PurchaseValues,
  productId: number,
  way: PurchaseWay,
  source: Pick<PurchaseBody, "utmSource" | "utmMedium" | "refererId" | "depth" | "total" | "balance">,
): PurchaseBody {
  const said = Object.fromEntries(Object.entries(place).map(([name, text]) => [name, text.trim()]));
  return {
    ...(said as typeof place),
    productId,
    quantity,
    ...way,
    ...source,
    phoneNumber: phoneOf(phone),
  };
}

/** The form's own field for one that the server names. */
export function fieldOf(name: string): TextField | undefined {
  return name === "phoneNumber" ? "phone" : textFields.find((field) => field === name);
}

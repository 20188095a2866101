import { type PromotionType, promotionTypes } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import type { KeyWith } from "#webapps/shared/language/texts.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { isPaidAlready } from "./awaitPayment.ts";
import type { ru } from "./locales/ru.ts";
import type { EndedPayment, Setback } from "./payState.ts";

const told = [
  "already_promoted",
  "price_changed",
  "not_active",
  "not_enough_coins",
  "method_unavailable",
  "invalid_input",
  "not_found",
  "conflict",
] as const;

/** Texts that differ when coins are bought, as there is one way of doing that only. */
const ofCoins = {
  "pay.cancelledHint": "coins.cancelledHint",
  "pay.refused.failed": "coins.refused",
  "pay.refused.method_unavailable": "coins.unavailable",
} as const;

const errorOf = (setback: Setback | undefined): unknown =>
  typeof setback === "object" && "error" in setback ? setback.error : undefined;

/** `more` follows `key`. */
type Words = {
  key: KeyWith<typeof ru, "day"> | ReturnType<typeof errorText>;
  more?: KeyWith<typeof ru> | undefined;
  isQuiet: boolean;
};

/** The service that the listing has as much of as there is, and until when; VIP has no end. */
export function refusedService(
  setback: Setback | undefined,
): { type: PromotionType; endsAt: string | undefined } | undefined {
  const error = errorOf(setback);
  if (!(error instanceof ApiError) || error.code !== "already_promoted") return undefined;
  const type = promotionTypes.find((known) => known === error.fields.service);
  return type && { type, endsAt: error.fields.endsAt };
}

/** Why a payment was closed, and what became of money that came for it all the same. */
export const endKeys = ({ ended, surplus }: EndedPayment) => ({
  key: `pay.ended.${ended}` as const,
  more: surplus ? (`pay.surplus.${surplus}` as const) : undefined,
});

/** Returns the words about a payment that didn't come about, and whether the person wished it so. */
export function setbackWords(setback: Setback): Words {
  if (setback === "cancelled") return { key: "pay.cancelledHint", isQuiet: true };
  if (setback === "unknown") return { key: "pay.unanswered", isQuiet: false };
  if (setback === "failed") return { key: "pay.refused.failed", isQuiet: false };
  if ("ended" in setback) return { ...endKeys(setback), isQuiet: false };
  const refused = refusedService(setback);
  if (refused?.type === "Vip") return { key: "pay.has.Vip", isQuiet: false };
  if (refused?.endsAt) return { key: "pay.has.Premium", isQuiet: false };
  const { error } = setback;
  const code = error instanceof ApiError && told.find((known) => known === error.code);
  return { key: code ? `pay.refused.${code}` : errorText(error), isQuiet: false };
}

/** The same of a purchase of coins. */
export function purchaseWords(setback: Setback): Words {
  const { key, isQuiet } = setbackWords(setback);
  return { key: Object.hasOwn(ofCoins, key) ? ofCoins[key as keyof typeof ofCoins] : key, isQuiet };
}

const faults: Partial<Record<string, "order" | "listing">> = {
  already_promoted: "order",
  price_changed: "order",
  invalid_input: "order",
  not_active: "listing",
  not_found: "listing",
};

/** Returns the part that has to be changed before it can be paid, in whichever way. */
export function faultOf(setback: Setback | undefined): "order" | "listing" | undefined {
  // Paid already, it isn't to be offered once more.
  if (typeof setback === "object" && "ended" in setback && isPaidAlready(setback.ended)) return "listing";
  const error = errorOf(setback);
  return error instanceof ApiError ? faults[error.code] : undefined;
}

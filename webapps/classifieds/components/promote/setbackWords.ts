import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import type { PromoteTranslate } from "./tellPaid.ts";
import type { Setback } from "./useAttempt.ts";

const told = [
  "already_promoted",
  "not_active",
  "not_enough_coins",
  "method_unavailable",
  "invalid_input",
  "not_found",
  "conflict",
] as const;

type Words = { key: Parameters<PromoteTranslate>[0] | ReturnType<typeof errorText>; isQuiet: boolean };

/** What to say of a payment that didn't come about, and whether the person wished it so. */
export function setbackWords(setback: Setback): Words {
  if (setback === "cancelled") return { key: "pay.cancelledHint", isQuiet: true };
  if (setback === "failed") return { key: "pay.refused.failed", isQuiet: false };
  if (setback === "ended") return { key: "pay.endedHint", isQuiet: false };
  const { error } = setback;
  const code = error instanceof ApiError && told.find((known) => known === error.code);
  return { key: code ? `pay.refused.${code}` : errorText(error), isQuiet: false };
}

/** Whether it is the order that has to be changed. */
export function isOrderAtFault(setback: Setback): boolean {
  const error = typeof setback === "object" ? setback.error : undefined;
  return error instanceof ApiError && (error.code === "already_promoted" || error.code === "invalid_input");
}

import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { isUnsent } from "../../offline/waiting.ts";

/**
 * Words by the code of a failure. Where the order may have been placed, they say that pressing again makes no second
 * one.
 */
const known = {
  offline: "purchase.offline",
  timeout: "purchase.lost",
  bad_response: "purchase.lost",
  internal: "purchase.lost",
  unavailable: "purchase.lost",
  unexpected: "purchase.lost",
  not_found: "purchase.gone",
  conflict: "purchase.changed",
  price_changed: "purchase.repriced",
  balance_changed: "purchase.balanceChanged",
  key_reused: "purchase.changed",
} as const;

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code);

/** The key of the headline: where no answer could be read, the order may be there all the same. */
export function failureTitle(error: unknown) {
  if (isUnsent(error)) return "purchase.waiting";
  const words = failureWords(error);
  return words === "purchase.lost" || words === "purchase.offline" ? "purchase.unsure" : "purchase.failed";
}

/** The key of the words that say why an order wasn't placed, and what to do. */
export function failureWords(error: unknown) {
  const code = error instanceof ApiError ? error.code : "unexpected";
  // The same call is still at work: what comes of it isn't known yet.
  if (code === "conflict" && (error as ApiError).retryAfter !== undefined) return "purchase.lost";
  return isKnown(code) ? known[code] : errorText(error);
}

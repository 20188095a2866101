import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { isUnsent } from "../../offline/waiting.ts";

/**
 * Words by the code of a failure. Where the change may have been made, they say that pressing again doesn't make it
 * twice.
 */
const known = {
  offline: "orders.fault.offline",
  timeout: "orders.fault.lost",
  bad_response: "orders.fault.lost",
  internal: "orders.fault.lost",
  unavailable: "orders.fault.lost",
  unexpected: "orders.fault.lost",
  not_found: "orders.fault.gone",
} as const;

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code);

/** The order has a status by now in which it can't be done; undefined for any other failure. */
export const statusMeanwhile = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === "conflict" ? error.fields.status : undefined;

/** The key of the words that say why something wasn't done to an order, and what to do. */
export function failureWords(error: unknown) {
  const code = error instanceof ApiError ? error.code : "unexpected";
  if (code === "conflict") return statusMeanwhile(error) ? "orders.fault.changed" : "orders.fault.lost";
  return isKnown(code) ? known[code] : errorText(error);
}

/** The key of the headline: where no answer could be read, it may be done all the same. */
export function failureTitle<Key extends string>(error: unknown, notDone: Key) {
  if (isUnsent(error)) return "orders.waiting";
  const words = failureWords(error);
  return words === "orders.fault.offline" || words === "orders.fault.lost" ? "orders.unsure" : notDone;
}

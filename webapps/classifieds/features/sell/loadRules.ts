import { ApiError } from "#webapps/shared/client/ApiError.ts";

type Rules = typeof import("./listingFormRules.ts");

let coming: Promise<Rules> | undefined;

/**
 * The contract's rules for a listing. They are half of the form's code, and nothing is held against them before
 * something is written, so they come after it.
 * @throws {ApiError} `offline`
 */
export function loadRules(): Promise<Rules> {
  // Not without a network: the browser would remember the failure.
  if (!coming && !navigator.onLine) return Promise.reject(new ApiError("offline"));
  coming ??= import("./listingFormRules.ts").catch(() => {
    coming = undefined;
    throw new ApiError("offline");
  });
  return coming;
}

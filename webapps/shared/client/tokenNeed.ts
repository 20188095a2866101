/**
 * Whether a call needs a token. `none`: the answer is the same for everybody. `wished`: strangers get an answer, too,
 * but a token changes it. `required`: only a person who is signed in gets one.
 */
export type TokenNeed = "none" | "wished" | "required";

const same =
  /^\/api\/(telegram\/(category|geo|configs|available-features|coin-packs|payment-methods)|configs|categories)\b/;
const personal =
  /^\/api\/(telegram\/(products|feed|search)|products(?!\/(preview|report))|group-purchases(?!\/report))\b/;

/** Returns whether a call needs a token, by the contract's path. Every call that writes needs one. */
export function tokenNeed(method: string, path: string): TokenNeed {
  if (method !== "get") return "required";
  if (same.test(path)) return "none";
  return personal.test(path) ? "wished" : "required";
}

/** How long a call whose need is `wished` waits for the sign-in, in milliseconds. A usual sign-in is over by then. */
export const PATIENCE_MS = 600;

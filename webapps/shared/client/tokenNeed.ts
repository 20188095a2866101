/** `none`: the answer is the same for everybody; `wished`: strangers get one, too; `required`: only somebody does. */
export type TokenNeed = "none" | "wished" | "required";

const same =
  /^\/api\/(telegram\/(category|geo|configs|available-features|coin-packs|payment-methods)|configs|categories)\b/;
const personal =
  /^\/api\/(telegram\/(products|feed|search)|products(?!\/(preview|report))|group-purchases(?!\/report))\b/;

/** What a call needs to know of its caller, by the contract's path; whatever writes is done by somebody. */
export function tokenNeed(method: string, path: string): TokenNeed {
  if (method !== "get") return "required";
  if (same.test(path)) return "none";
  return personal.test(path) ? "wished" : "required";
}

/** How long a call whose need is `wished` waits for the sign-in, in milliseconds. A usual sign-in is over by then. */
export const PATIENCE_MS = 600;

import type { z } from "zod";
import type { recordShare as endpoint } from "#contract/shoppers.ts";
import { call } from "./call.ts";

export type Share = z.input<(typeof endpoint)["input"]>;

/** Tells the server that a link was copied or shared; nobody waits for it, and nobody minds when that fails. */
export function recordShare(share: Share) {
  call<typeof endpoint>("post", "/api/user/shares", share, { isKeptAlive: true }).catch(() => undefined);
}

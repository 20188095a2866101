import type { z } from "zod";
import type { recordShare as endpoint } from "#contract/shoppers.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Notes that a link was copied or shared; nobody waits for it. */
export function recordShare(share: z.input<(typeof endpoint)["input"]>) {
  call<typeof endpoint>("post", "/api/user/shares", share).catch(() => undefined);
}

import type { closeListing as endpoint } from "#contract/ownListings.ts";
import type { CloseReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Takes one's own listing off sale. */
export function closeListing(id: number, reason: CloseReason) {
  return call<typeof endpoint>("delete", "/api/user/telegram/products", { id, reason });
}

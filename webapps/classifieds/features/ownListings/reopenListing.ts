import type { reopenListing as endpoint } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Puts a closed or expired listing on sale again. */
export function reopenListing(id: number) {
  return call<typeof endpoint>("post", "/api/user/telegram/products/:id/reopen", { id });
}

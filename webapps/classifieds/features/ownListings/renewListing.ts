import type { renewListing as endpoint } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Gives an active listing its full life again. */
export function renewListing(id: number) {
  return call<typeof endpoint>("post", "/api/user/telegram/products/:id/renew", { id });
}

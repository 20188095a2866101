import type { prepareShare as endpoint } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Prepares a message with the listing's picture, price and button, good for one sending. */
export function prepareShare(id: number) {
  return call<typeof endpoint>("post", "/api/telegram/products/:id/share", { id });
}

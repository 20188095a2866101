import type { reserveListing as endpoint } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Keeps an active listing for a buyer, or frees it. */
export function reserveListing(id: number, isReserved: boolean) {
  return call<typeof endpoint>("post", "/api/user/telegram/products/:id/reserve", { id, isReserved });
}

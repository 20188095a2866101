import { useQuery } from "@tanstack/react-query";
import type { listSimilarListings } from "#contract/listings.ts";
import type { reportListing as endpoint } from "#contract/moderation.ts";
import type { ReportReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { KEYS } from "../../queryKeys.ts";
import { listing } from "../../readings.ts";

/** One listing by its link. */
export const useListing = (link: string) =>
  useQuery({ queryKey: [KEYS.listing, link], ...queryOf(listing(link)) });

/** Listings like one. */
export function useSimilarListings(id: number) {
  return useQuery({
    queryKey: [KEYS.similar, id],
    ...queryOf(reading<typeof listSimilarListings>("/api/telegram/products/similar/:id", { id })),
  });
}

/** Tells the moderators what is wrong with a listing. */
export function reportListing(id: number, reason: ReportReason, note: string) {
  return call<typeof endpoint>("post", "/api/user/telegram/products/:id/report", {
    id,
    reason,
    ...(note && { note }),
  });
}

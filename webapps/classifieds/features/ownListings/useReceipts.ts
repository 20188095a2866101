import { useQuery } from "@tanstack/react-query";
import type { listReceipts } from "#contract/promotions.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Everything about what promotions brought; the link of the listing is its second part. */
export const RECEIPTS_KEY = "receipts";

/** What the promotions of one's own listing brought, running ones first; nothing is asked unless it is `wanted`. */
export function useReceipts(link: string, wanted = true) {
  return useQuery({
    queryKey: [RECEIPTS_KEY, link],
    enabled: wanted,
    queryFn: ({ signal }) =>
      call<typeof listReceipts>("get", "/api/user/telegram/products/:link/promotions", { link }, { signal }),
  });
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { getListing } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** How one listing is asked for. */
export const askListing = (link: string) =>
  queryOptions({
    queryKey: ["listing", link],
    queryFn: ({ signal }) =>
      call<typeof getListing>("get", "/api/telegram/products/:link", { link }, { signal }),
  });

/** One listing by its link. */
export function useListing(link: string) {
  return useQuery({
    ...askListing(link),
    initialData: () => readEarly<typeof getListing>("/api/telegram/products/:link", { link }),
  });
}

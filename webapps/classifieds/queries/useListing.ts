import { useQuery } from "@tanstack/react-query";
import type { getListing } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";

/** One listing by its link. */
export function useListing(link: string) {
  return useQuery({
    queryKey: ["listing", link],
    queryFn: ({ signal }) =>
      call<typeof getListing>("get", "/api/telegram/products/:link", { link }, { signal }),
  });
}

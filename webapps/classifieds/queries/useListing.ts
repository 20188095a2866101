import { useQuery } from "@tanstack/react-query";
import type { getListing } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** One listing by its link. */
export function useListing(link: string) {
  return useQuery({
    queryKey: ["listing", link],
    initialData: () => readEarly<typeof getListing>("/api/telegram/products/:link", { link }),
    queryFn: ({ signal }) =>
      call<typeof getListing>("get", "/api/telegram/products/:link", { link }, { signal }),
  });
}

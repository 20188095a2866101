import { useQuery } from "@tanstack/react-query";
import type { getOwnListing } from "#contract/ownListings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";

/** One's own listing for its form. Never from an earlier visit: the form would begin with old words. */
export function useOwnListing(link: string) {
  const status = useSession((session) => session.status);
  return useQuery({
    queryKey: ["own-listing", link],
    enabled: status === "signed-in",
    gcTime: 0,
    // Nor is it asked anew under what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      call<typeof getOwnListing>("get", "/api/user/telegram/products/:link", { link }, { signal }),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { getProfile, getShopper } from "#contract/shoppers.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";

/** The caller; asked only of those who are signed in. */
export function useShopper() {
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: ["shopper"],
    enabled,
    queryFn: ({ signal }) => call<typeof getShopper>("get", "/api/user/me", {}, { signal }),
  });
}

/** Where to bring what the caller orders. */
export function useProfile() {
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: ["delivery-profile"],
    enabled,
    queryFn: ({ signal }) => call<typeof getProfile>("get", "/api/user/profile", {}, { signal }),
  });
}

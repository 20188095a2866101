import { useQuery } from "@tanstack/react-query";
import type { getProfile, getShopper } from "#contract/shoppers.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";

/** The caller; asked only of those who are signed in. */
export function useShopper() {
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: [KEYS.shopper],
    enabled,
    ...queryOf(reading<typeof getShopper>("/api/user/me", {})),
  });
}

/** Where to bring what the caller orders. */
export function useProfile() {
  const enabled = useIsSignedIn();
  return useQuery({
    queryKey: [KEYS.deliveryProfile],
    enabled,
    ...queryOf(reading<typeof getProfile>("/api/user/profile", {})),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { countMyGroups, Group } from "#contract/groups.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { serverNow } from "#webapps/shared/client/serverClock.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";
import { currentGroups, group, myGroups } from "../../readings.ts";

/** Data that changes while one looks away is asked for again each time a page shows it. */
export const always = { staleTime: 0, refetchOnMount: "always" } as const;

/** The age, in milliseconds, up to which an answer of the page's first script isn't asked for twice. */
const JUST_NOW_MS = 2000;
const alwaysButEarly = {
  staleTime: 0,
  refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) =>
    Date.now() - state.dataUpdatedAt < JUST_NOW_MS ? false : ("always" as const),
};

const LIVE_MS = 10_000;
/** Its time is over by what is known here, and the server has yet to say so. */
const ENDING_MS = 2000;

/** A group by its code or by a member's; while it is open and looked at, it is asked for again and again. */
export function useGroup(inviteCode: string) {
  return useQuery<Group>({
    ...alwaysButEarly,
    queryKey: [KEYS.group, inviteCode],
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== "open") return false;
      return Date.parse(data.endsAt) > serverNow() ? LIVE_MS : ENDING_MS;
    },
    refetchOnWindowFocus: "always",
    ...queryOf(group(inviteCode)),
  });
}

/** One's own open group of a product, and those one can join. */
export function useCurrentGroups(productId: number | undefined) {
  return useQuery({
    ...always,
    queryKey: [KEYS.currentGroups, productId],
    enabled: productId !== undefined,
    // As its first data, what was asked early would be asked again at once.
    queryFn: queryOf(currentGroups(productId ?? 0)).queryFn,
  });
}

/** Groups one is or was in. */
export function useMyGroups() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...alwaysButEarly,
    queryKey: [KEYS.myGroups],
    enabled,
    ...queryOf(myGroups()),
  });
}

/** How many open groups one is in. */
export function useCartCount() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...always,
    queryKey: [KEYS.cartCount],
    enabled,
    ...queryOf(reading<typeof countMyGroups>("/api/user/group-purchases/count", {})),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { countMyGroups, getCurrentGroups, getGroup, listMyGroups } from "#contract/groups.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";

/** Groups change while one looks away: they are asked anew each time a page shows them. */
const always = { staleTime: 0, refetchOnMount: "always" } as const;

/** A group by its code or by a member's. */
export function useGroup(inviteCode: string) {
  return useQuery({
    ...always,
    queryKey: ["group", inviteCode],
    queryFn: ({ signal }) =>
      call<typeof getGroup>("get", "/api/group-purchases/:inviteCode", { inviteCode }, { signal }),
  });
}

/** One's own open group of a product, and those one can join. */
export function useCurrentGroups(productId: number | undefined) {
  return useQuery({
    ...always,
    queryKey: ["current-groups", productId],
    enabled: productId !== undefined,
    queryFn: ({ signal }) =>
      call<typeof getCurrentGroups>(
        "get",
        "/api/group-purchases/current/:productId",
        { productId: productId ?? 0 },
        { signal },
      ),
  });
}

const useIsSignedIn = () => useSession(({ status }) => status === "signed-in");

/** Groups one is or was in. */
export function useMyGroups() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...always,
    queryKey: ["my-groups"],
    enabled,
    queryFn: ({ signal }) => call<typeof listMyGroups>("get", "/api/user/group-purchases", {}, { signal }),
  });
}

/** How many open groups one is in. */
export function useCartCount() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...always,
    queryKey: ["cart-count"],
    enabled,
    queryFn: ({ signal }) =>
      call<typeof countMyGroups>("get", "/api/user/group-purchases/count", {}, { signal }),
  });
}

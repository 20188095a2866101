import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { getReferral, listBalance } from "#contract/referral.ts";
import type { saveProfile } from "#contract/shoppers.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { untilOnline } from "../../offline/waiting.ts";
import { always } from "../groups/groups.ts";

const PATH = "/api/user/referral";

interface Lines {
  lines: readonly { id: number }[];
  total: number;
}

/** The last line seen, where there are more. */
const nextPage = (last: Lines, pages: readonly Lines[]) =>
  pages.reduce((sum, { lines }) => sum + lines.length, 0) < last.total ? last.lines.at(-1)?.id : undefined;

/** The rewards for bringing people, with their lines page behind page. */
export function useReferral() {
  const enabled = useIsSignedIn();
  return useInfiniteQuery({
    ...always,
    queryKey: ["referral", "lines"],
    enabled,
    queryFn: ({ pageParam: after, signal }) =>
      call<typeof getReferral>("get", PATH, after === undefined ? {} : { after }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
  });
}

/** The changes of one's balance, page behind page. */
export function useBalanceLines() {
  const enabled = useIsSignedIn();
  return useInfiniteQuery({
    ...always,
    queryKey: ["referral", "balance-lines"],
    enabled,
    queryFn: ({ pageParam: after, signal }) =>
      call<typeof listBalance>("get", "/api/user/balance", after === undefined ? {} : { after }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
  });
}

/** One's balance in paise. */
export function useBalance() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...always,
    queryKey: ["referral", "balance"],
    enabled,
    queryFn: async ({ signal }) =>
      (await call<typeof getReferral>("get", PATH, { take: 1 }, { signal })).balance,
  });
}

/** Keeps how one wants to be paid, as soon as there is a network. */
export function useSavePayoutMethod() {
  const client = useQueryClient();
  return useMutation({
    ...untilOnline("payout-method"),
    mutationFn: (payoutMethod: string) =>
      call<typeof saveProfile>("patch", "/api/user/profile", { payoutMethod }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["referral"] }),
  });
}

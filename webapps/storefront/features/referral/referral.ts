import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { getReferral, listBalance } from "#contract/referral.ts";
import type { saveProfile } from "#contract/shoppers.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { untilOnline } from "../../offline/waiting.ts";
import { KEYS } from "../../queryKeys.ts";
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
    queryKey: [KEYS.referral, "lines"],
    enabled,
    queryFn: ({ pageParam: after, signal }) =>
      queryOf(reading<typeof getReferral>(PATH, after === undefined ? {} : { after })).queryFn({ signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
  });
}

/** The changes of one's balance, page behind page. */
export function useBalanceLines() {
  const enabled = useIsSignedIn();
  return useInfiniteQuery({
    ...always,
    queryKey: [KEYS.referral, "balance-lines"],
    enabled,
    queryFn: ({ pageParam: after, signal }) =>
      queryOf(reading<typeof listBalance>("/api/user/balance", after === undefined ? {} : { after })).queryFn(
        {
          signal,
        },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
  });
}

/** One's balance in paise. */
export function useBalance() {
  const enabled = useIsSignedIn();
  return useQuery({
    ...always,
    queryKey: [KEYS.referral, "balance"],
    enabled,
    queryFn: async ({ signal }) =>
      (await queryOf(reading<typeof getReferral>(PATH, { take: 1 })).queryFn({ signal })).balance,
  });
}

/** Keeps how one wants to be paid, as soon as there is a network. */
export function useSavePayoutMethod() {
  const client = useQueryClient();
  return useMutation({
    ...untilOnline("payout-method"),
    mutationFn: (payoutMethod: string) =>
      call<typeof saveProfile>("patch", "/api/user/profile", { payoutMethod }),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEYS.referral] }),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { listCoinPacks } from "#contract/payments.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Coins for sale, the smallest pack first. */
export function useCoinPacks() {
  return useQuery({
    queryKey: ["coin-packs"],
    queryFn: ({ signal }) => call<typeof listCoinPacks>("get", "/api/telegram/coin-packs", {}, { signal }),
  });
}

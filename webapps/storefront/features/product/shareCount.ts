import { useQuery } from "@tanstack/react-query";
import type { countShares } from "#contract/shares.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";

/** How often a product was shared in social networks; 0 until it is known, and where this shop asks none. */
export function useShareCount(link: string): number {
  const isCounted = useTextConfigs().data?.SHARE_COUNTS !== undefined;
  const { data } = useQuery({
    queryKey: ["share-count", link],
    enabled: isCounted,
    queryFn: ({ signal }) =>
      call<typeof countShares>("get", "/api/products/shares/:link", { link }, { signal }),
  });
  return data?.count ?? 0;
}

import { useQuery } from "@tanstack/react-query";
import type { listCities } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Cities and towns of a region. */
export function useCities(regionId: number | undefined) {
  return useQuery({
    queryKey: ["cities", regionId],
    enabled: regionId !== undefined,
    queryFn: ({ signal }) =>
      call<typeof listCities>(
        "get",
        "/api/telegram/geo/cities/:regionId",
        { regionId: regionId ?? 0 },
        { signal },
      ),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { listDistricts } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Districts of a city. */
export function useDistricts(cityId: number | undefined) {
  return useQuery({
    queryKey: ["districts", cityId],
    enabled: cityId !== undefined,
    queryFn: ({ signal }) =>
      call<typeof listDistricts>(
        "get",
        "/api/telegram/geo/districts/:cityId",
        { cityId: cityId ?? 0 },
        { signal },
      ),
  });
}

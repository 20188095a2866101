import { useQuery } from "@tanstack/react-query";
import type { listRegions } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";

/** All regions. */
export function useRegions(isEnabled = true) {
  return useQuery({
    queryKey: ["regions"],
    enabled: isEnabled,
    queryFn: ({ signal }) => call<typeof listRegions>("get", "/api/telegram/geo/regions", {}, { signal }),
  });
}

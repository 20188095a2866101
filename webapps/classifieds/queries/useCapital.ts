import { useQuery } from "@tanstack/react-query";
import type { getCapital } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";

/** The capital, where everybody begins. */
export function useCapital(isEnabled: boolean) {
  return useQuery({
    queryKey: ["capital"],
    enabled: isEnabled,
    queryFn: ({ signal }) => call<typeof getCapital>("get", "/api/telegram/geo/capital", {}, { signal }),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { getCapital } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";
import { readEarly } from "#webapps/shared/client/early.ts";

/** The capital, where everybody begins. */
export function useCapital(isEnabled: boolean) {
  return useQuery({
    queryKey: ["capital"],
    initialData: () => readEarly<typeof getCapital>("/api/telegram/geo/capital", {}),
    enabled: isEnabled,
    queryFn: ({ signal }) => call<typeof getCapital>("get", "/api/telegram/geo/capital", {}, { signal }),
  });
}

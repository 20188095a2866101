import { useQuery } from "@tanstack/react-query";
import type { advise } from "#contract/search.ts";
import { call } from "#webapps/shared/client/call.ts";
import type { SearchParams } from "../links/searchParams.ts";

/** Searches near to one that found nothing. */
export function useSearchAdvice(
  { page: _page, sortBy: _sortBy, ...filters }: SearchParams,
  isEnabled: boolean,
) {
  return useQuery({
    queryKey: ["search-advice", filters],
    enabled: isEnabled,
    queryFn: ({ signal }) => call<typeof advise>("get", "/api/telegram/search/advice", filters, { signal }),
  });
}

import { useQuery } from "@tanstack/react-query";
import type { Suggestion, suggest } from "#contract/search.ts";
import { call } from "#webapps/shared/client/call.ts";
import { isTypedOn } from "#webapps/shared/search/recentQueries.ts";

const isRelated = (one: string, other: string) => isTypedOn(one, other) || isTypedOn(other, one);

/**
 * What somebody who types this query may be looking for. While they type on or take letters back, the last answer
 * stays until the next is there.
 */
export function useSuggestions(query: string) {
  return useQuery({
    queryKey: ["suggestions", query] as const,
    enabled: query !== "",
    placeholderData: (last: { data: Suggestion[] } | undefined, lastQuery) =>
      query !== "" && lastQuery && isRelated(lastQuery.queryKey[1], query) ? last : undefined,
    queryFn: ({ signal }) =>
      call<typeof suggest>("get", "/api/telegram/search/suggestions", { query }, { signal }),
    select: ({ data }) => data,
  });
}

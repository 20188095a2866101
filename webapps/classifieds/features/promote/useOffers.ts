import { useQuery } from "@tanstack/react-query";
import type { listOffers } from "#contract/promotions.ts";
import { call } from "#webapps/shared/client/call.ts";

export const OFFERS_KEY = "offers";

/** What is sold for a listing, in the reader's language. */
export function useOffers(language: string) {
  const lang = language === "ru" ? "ru" : "uz";
  return useQuery({
    queryKey: [OFFERS_KEY, lang],
    queryFn: ({ signal }) =>
      call<typeof listOffers>("get", "/api/telegram/available-features", { lang }, { signal }),
  });
}

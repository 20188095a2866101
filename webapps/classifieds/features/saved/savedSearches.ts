import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import type {
  changeSavedSearch as change,
  deleteSavedSearch as drop,
  findSavedSearch,
  listSavedSearches,
  narrowSavedSearch as narrow,
  restoreSavedSearch as restore,
  SavedSearch,
  SearchFrequency,
  saveSearch as save,
  seeSavedSearch as see,
} from "#contract/savedSearches.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";
import type { CountFilters } from "../links/filters.ts";

const PATH = "/api/user/telegram/saved-searches";

const useIsSignedIn = () => useSession(({ status }) => status === "signed-in");

/** One's saved searches, newest first. */
export function useSavedSearches() {
  return useQuery({
    queryKey: [KEYS.savedSearches, "all"],
    enabled: useIsSignedIn(),
    staleTime: 0,
    ...queryOf(reading<typeof listSavedSearches>(PATH, {})),
  });
}

/** Whether one has saved a search for the same; asked where there is something to save. */
export function useSameSearch(filters: CountFilters, isNeeded: boolean) {
  return useQuery({
    queryKey: [KEYS.savedSearches, "same", filters],
    enabled: useIsSignedIn() && isNeeded,
    placeholderData: keepPreviousData,
    ...queryOf(reading<typeof findSavedSearch>(`${PATH}/same`, filters)),
  });
}

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [KEYS.savedSearches] });

/** Saves a search; done when the pages know it. */
export async function saveSearch(
  queryClient: QueryClient,
  asked: Partial<CountFilters> & { frequency: SearchFrequency },
): Promise<SavedSearch> {
  const saved = await call<typeof save>("post", PATH, asked);
  await refresh(queryClient);
  return saved;
}

/** Changes how soon one hears of a saved search, or pauses it. */
export async function changeSavedSearch(
  queryClient: QueryClient,
  asked: { id: number; frequency?: SearchFrequency; isPaused?: boolean },
): Promise<void> {
  await call<typeof change>("patch", `${PATH}/:id`, asked);
  await refresh(queryClient);
}

/** Lets a saved search ask for something else. */
export async function narrowSavedSearch(
  queryClient: QueryClient,
  asked: CountFilters & { id: number },
): Promise<void> {
  await call<typeof narrow>("patch", `${PATH}/:id/filters`, asked);
  await refresh(queryClient);
}

/** Notes that one has looked at what a saved search found. */
export async function seeSavedSearch(queryClient: QueryClient, id: number): Promise<void> {
  await call<typeof see>("post", `${PATH}/:id/seen`, { id });
  await refresh(queryClient);
}

/** Deletes a saved search. */
export async function deleteSavedSearch(queryClient: QueryClient, id: number): Promise<void> {
  await call<typeof drop>("delete", `${PATH}/:id`, { id });
  await refresh(queryClient);
}

/** Brings back a saved search that was just deleted, as it was. */
export async function restoreSavedSearch(queryClient: QueryClient, id: number): Promise<void> {
  await call<typeof restore>("post", `${PATH}/:id/restore`, { id });
  await refresh(queryClient);
}

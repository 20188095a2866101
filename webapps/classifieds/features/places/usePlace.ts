import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { forgetScroll } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { KEYS } from "../../queryKeys.ts";
import { capital } from "../../readings.ts";
import { paths } from "../links/paths.ts";
import { type ChosenPlace, isSamePlace, placeOfCapital, wholeCountry } from "./chosenPlace.ts";
import { choosePlace, usePlaceStore } from "./place.ts";

/** The capital, where everybody begins. */
export const useCapital = (isEnabled: boolean) =>
  useQuery({ queryKey: [KEYS.capital], enabled: isEnabled, ...queryOf(capital()) });

/** The place whose listings are shown: the chosen one, else the capital. Undefined while the capital is on its way. */
export function usePlace(): ChosenPlace | undefined {
  const chosen = usePlaceStore(({ place }) => place);
  const { data: capital, isError } = useCapital(chosen === undefined);
  if (chosen) return chosen;
  if (capital) return placeOfCapital(capital);
  return isError ? wholeCountry : undefined;
}

/** Chooses another place: the feed is asked for again from its top, and what any place showed before is dropped. */
export function useChoosePlace(): (place: ChosenPlace) => void {
  const queryClient = useQueryClient();
  return (place) => {
    const before = usePlaceStore.getState().place;
    choosePlace(place);
    if (before && isSamePlace(before, place)) return;
    queryClient.removeQueries({ queryKey: [KEYS.feed] });
    forgetScroll(paths.home);
    window.scrollTo(0, 0);
  };
}

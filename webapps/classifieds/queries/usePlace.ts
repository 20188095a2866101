import { type ChosenPlace, wholeCountry } from "../logic/placePicker.ts";
import { usePlaceStore } from "../stores/place.ts";
import { useCapital } from "./useCapital.ts";

/** The place whose listings are shown: the chosen one, else the capital. Undefined while the capital is on its way. */
export function usePlace(): ChosenPlace | undefined {
  const chosen = usePlaceStore(({ place }) => place);
  const { data: capital, isError } = useCapital(chosen === undefined);
  if (chosen) return chosen;
  if (capital) {
    return {
      ...(capital.regionId !== null && { regionId: capital.regionId }),
      cityId: capital.id,
      names: [capital],
    };
  }
  return isError ? wholeCountry : undefined;
}

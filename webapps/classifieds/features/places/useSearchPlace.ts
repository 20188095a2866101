import type { SearchParams } from "../links/searchParams.ts";
import type { ChosenPlace } from "./chosenPlace.ts";
import { knownPlace } from "./placePicker.ts";
import { useCities, useDistricts, usePlaces, useRegions } from "./places.ts";

type PlaceIds = Pick<SearchParams, "regionId" | "cityId" | "districtId">;

interface AskedPlace {
  /** With the levels above it and the names people know it by; undefined while those are on their way. */
  place: ChosenPlace | undefined;
  /** Whether some of the ids name no place; `place` is then what is left of it. */
  isUnknown: boolean;
}

/** The place an address names by its ids, as soon as the lists that name them are there. */
export function useAskedPlace({ regionId, cityId, districtId }: PlaceIds): AskedPlace {
  // A link may name a city alone; the lists that lead to it are then not known.
  const isLoose = regionId === undefined && (cityId !== undefined || districtId !== undefined);
  const lists = [
    usePlaces(isLoose || (cityId === undefined && districtId !== undefined)),
    useRegions(regionId !== undefined),
    useCities(cityId === undefined ? undefined : regionId),
    useDistricts(districtId === undefined ? undefined : cityId),
  ];
  if (lists.some(({ isFetching, data }) => isFetching && !data))
    return { place: undefined, isUnknown: false };
  const known = knownPlace(
    lists.flatMap(({ data }) => data ?? []),
    { regionId, cityId, districtId },
  );
  if (!known.isUnknown || !lists.some(({ isError }) => isError)) return known;
  // A list failed to load, so a place without a known name may well exist.
  const ids = {
    ...(regionId !== undefined && { regionId }),
    ...(cityId !== undefined && { cityId }),
    ...(districtId !== undefined && { districtId }),
  };
  return { place: { ...ids, names: known.place.names }, isUnknown: false };
}

/** The known part of the place that ids name; undefined while its names are on their way. */
export function useSearchPlace(ids: PlaceIds): ChosenPlace | undefined {
  return useAskedPlace(ids).place;
}

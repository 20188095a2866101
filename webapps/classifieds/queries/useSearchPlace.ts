import type { ChosenPlace } from "../logic/chosenPlace.ts";
import { findByIds } from "../logic/placePicker.ts";
import type { SearchParams } from "../logic/searchParams.ts";
import { useCities } from "./useCities.ts";
import { useDistricts } from "./useDistricts.ts";
import { usePlaces } from "./usePlaces.ts";
import { useRegions } from "./useRegions.ts";

/** The place an address names by its ids, with the names people know it by as soon as they are there. */
export function useSearchPlace({
  regionId,
  cityId,
  districtId,
}: Pick<SearchParams, "regionId" | "cityId" | "districtId">): ChosenPlace | undefined {
  // A link may name a city alone; the lists that lead to it are then not known.
  const isLoose = regionId === undefined && (cityId !== undefined || districtId !== undefined);
  const all = usePlaces(isLoose || (cityId === undefined && districtId !== undefined));
  const regions = useRegions(regionId !== undefined);
  const cities = useCities(cityId === undefined ? undefined : regionId);
  const districts = useDistricts(districtId === undefined ? undefined : cityId);
  const levels = [
    regions.data?.find(({ id }) => id === regionId),
    cities.data?.find(({ id }) => id === cityId),
    districts.data?.find(({ id }) => id === districtId),
  ];
  const isLoading = [all, regions, cities, districts].some(({ isFetching, data }) => isFetching && !data);
  if (isLoading) return undefined;
  const ids = {
    ...(regionId !== undefined && { regionId }),
    ...(cityId !== undefined && { cityId }),
    ...(districtId !== undefined && { districtId }),
  };
  const found = all.data && findByIds(all.data, ids);
  return { ...ids, names: found?.names ?? levels.filter((level) => level !== undefined) };
}

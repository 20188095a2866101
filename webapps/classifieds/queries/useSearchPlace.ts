import type { ChosenPlace } from "../logic/placePicker.ts";
import type { SearchParams } from "../logic/searchParams.ts";
import { useCities } from "./useCities.ts";
import { useDistricts } from "./useDistricts.ts";
import { useRegions } from "./useRegions.ts";

/** The place an address names by its ids, with the names people know it by as soon as they are there. */
export function useSearchPlace({
  regionId,
  cityId,
  districtId,
}: Pick<SearchParams, "regionId" | "cityId" | "districtId">): ChosenPlace | undefined {
  const regions = useRegions(regionId !== undefined);
  const cities = useCities(cityId === undefined ? undefined : regionId);
  const districts = useDistricts(districtId === undefined ? undefined : cityId);
  const levels = [
    regions.data?.find(({ id }) => id === regionId),
    cities.data?.find(({ id }) => id === cityId),
    districts.data?.find(({ id }) => id === districtId),
  ];
  const isLoading = [regions, cities, districts].some(({ isFetching, data }) => isFetching && !data);
  if (isLoading) return undefined;
  return {
    ...(regionId !== undefined && { regionId }),
    ...(cityId !== undefined && { cityId }),
    ...(districtId !== undefined && { districtId }),
    names: levels.filter((level) => level !== undefined),
  };
}

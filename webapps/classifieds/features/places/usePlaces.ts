import { useQuery } from "@tanstack/react-query";
import type { listCities, listDistricts, listRegions, Place } from "#contract/geo.ts";
import { call } from "#webapps/shared/client/call.ts";

/** Every region, city and district, from wide to narrow: some thirty short answers, asked once a visit. */
async function readPlaces(signal: AbortSignal): Promise<Place[]> {
  const regions = await call<typeof listRegions>("get", "/api/telegram/geo/regions", {}, { signal });
  const cities = await Promise.all(
    regions.map(({ id }) =>
      call<typeof listCities>("get", "/api/telegram/geo/cities/:regionId", { regionId: id }, { signal }),
    ),
  );
  const divided = cities.flat().filter(({ hasDistricts }) => hasDistricts);
  const districts = await Promise.all(
    divided.map(({ id }) =>
      call<typeof listDistricts>("get", "/api/telegram/geo/districts/:cityId", { cityId: id }, { signal }),
    ),
  );
  return [...regions, ...cities.flat(), ...districts.flat()];
}

/** All places of the country, to find one by its name or its id alone. */
export function usePlaces(isEnabled: boolean) {
  return useQuery({
    queryKey: ["places"],
    enabled: isEnabled,
    queryFn: ({ signal }) => readPlaces(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

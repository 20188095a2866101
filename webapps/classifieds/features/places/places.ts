import { useMutation, useQuery } from "@tanstack/react-query";
import type { getNearestPlace, listCities, listDistricts, listRegions, Place } from "#contract/geo.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { KEYS } from "../../queryKeys.ts";
import { findLocationWay, type LocationWay, locate } from "./location.ts";
import { placeOf } from "./placePicker.ts";

/** All regions. */
export function useRegions(isEnabled = true) {
  return useQuery({
    queryKey: [KEYS.regions],
    enabled: isEnabled,
    ...queryOf(reading<typeof listRegions>("/api/telegram/geo/regions", {})),
  });
}

/** Cities and towns of a region. */
export function useCities(regionId: number | undefined) {
  return useQuery({
    queryKey: [KEYS.cities, regionId],
    enabled: regionId !== undefined,
    ...queryOf(reading<typeof listCities>("/api/telegram/geo/cities/:regionId", { regionId: regionId ?? 0 })),
  });
}

/** Districts of a city. */
export function useDistricts(cityId: number | undefined) {
  return useQuery({
    queryKey: [KEYS.districts, cityId],
    enabled: cityId !== undefined,
    ...queryOf(reading<typeof listDistricts>("/api/telegram/geo/districts/:cityId", { cityId: cityId ?? 0 })),
  });
}

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
    queryKey: [KEYS.places],
    enabled: isEnabled,
    queryFn: ({ signal }) => readPlaces(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What could say where the person is: null when nothing can, undefined until that is known. */
export function useLocationWay(): LocationWay | null | undefined {
  return useQuery({
    queryKey: [KEYS.locationWay],
    queryFn: async () => (await findLocationWay()) ?? null,
    // A phone's location may be switched on at any time.
    staleTime: 0,
  }).data;
}

/** Why nobody can say where the person is: they don't let us, they are abroad, or the device doesn't know. */
export type NotLocated = "denied" | "outside" | "failed";

/** About a hundred metres: enough to tell a district, and no more than that goes into a server's logs. */
const DECIMALS = 3;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

async function findPlaceHere(way: LocationWay) {
  const found = await locate(way);
  if (found === "denied") return found;
  if (found === "unavailable") return "failed";
  try {
    const { region, city, district } = await call<typeof getNearestPlace>(
      "get",
      "/api/telegram/geo/nearest",
      { lat: rounded(found.latitude), lon: rounded(found.longitude) },
    );
    return placeOf(region, city, district);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? "outside" : "failed";
  }
}

/** Finds the place the person is at, when they ask for it; what comes after the page is left is dropped. */
export function useNearestPlace() {
  return useMutation({ mutationFn: findPlaceHere });
}

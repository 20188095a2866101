import { useMutation } from "@tanstack/react-query";
import type { getNearestPlace } from "#contract/geo.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { type LocationWay, locate } from "./location.ts";
import { placeOf } from "./placePicker.ts";

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

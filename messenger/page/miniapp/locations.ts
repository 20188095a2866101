import type { Place } from "../../shapes/message.ts";
import type { LocationAccess } from "../../shapes/miniapp.ts";
import type { Person } from "../../shapes/world.ts";

/** Where a phone can be put, by the name the device bar shows. */
export const locations: Record<string, Place | null> = {
  Chilanzar: { latitude: 41.275, longitude: 69.203 },
  Samarkand: { latitude: 39.654, longitude: 66.976 },
  Nukus: { latitude: 42.46, longitude: 59.61 },
  Delhi: { latitude: 28.614, longitude: 77.209 },
  "Switched off": null,
};

export const accessNames: Record<LocationAccess, string> = {
  unasked: "Asks",
  granted: "Allowed",
  denied: "Denied",
};

/** The name of the place a phone is at; one that was set otherwise is named by its degrees. */
export function locationName({ location }: Person): string {
  const known = Object.entries(locations).find(
    ([, place]) => place?.latitude === location?.latitude && place?.longitude === location?.longitude,
  );
  return known?.[0] ?? `${location?.latitude}, ${location?.longitude}`;
}

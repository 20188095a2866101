import type { CitySeed, PlaceSeed } from "./types.ts";

/** Slug, names in Russian, Uzbek and Hindi, then latitude and longitude in degrees. */
type PlaceRow = [slug: string, ru: string, uz: string, hi: string, lat: number, lon: number];

const place = ([slug, ru, uz, hi, lat, lon]: PlaceRow, zoom: number): PlaceSeed => ({
  slug,
  ru,
  uz,
  hi,
  lat,
  lon,
  zoom,
});

/** A town or district centre without areas of its own, shown at zoom 13. */
export const town = (...row: PlaceRow): CitySeed => place(row, 13);

/** A district, microdistrict or well-known area of a city, shown at zoom 14. */
export const district = (...row: PlaceRow): PlaceSeed => place(row, 14);

/** A big city with its districts, shown at zoom 12. */
export const city = (...args: [...row: PlaceRow, districts: readonly PlaceSeed[]]): CitySeed => {
  const [slug, ru, uz, hi, lat, lon, districts] = args;
  return { ...place([slug, ru, uz, hi, lat, lon], 12), districts };
};

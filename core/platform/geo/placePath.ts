import { COUNTRY, type PlaceKey, placeIndex } from "./placeIndex.ts";

/** A place as filters state it. */
interface StatedPlace {
  regionId?: number | undefined;
  cityId?: number | undefined;
  districtId?: number | undefined;
}

/**
 * The way from the country down to the narrowest place that is stated. Undefined when there is no such place: it is
 * unknown, or a part of it lies elsewhere than stated.
 */
export async function placePath({
  regionId,
  cityId,
  districtId,
}: StatedPlace): Promise<[PlaceKey, ...PlaceKey[]] | undefined> {
  if (regionId === undefined && cityId === undefined && districtId === undefined) return [COUNTRY];
  const { regions, cities, districts } = await placeIndex();
  const district = districtId === undefined ? undefined : districts.get(districtId);
  const city = cities.get(district?.cityId ?? cityId ?? 0);
  const region = regions.get(city?.regionId ?? regionId ?? 0);

  // A named wider place must be the one that the narrower place lies in.
  if (districtId !== district?.id) return undefined;
  if (cityId !== undefined && cityId !== city?.id) return undefined;
  if (!region || (regionId !== undefined && regionId !== region.id)) return undefined;
  const below = [region, city, district].flatMap((place) => place ?? []);
  return [COUNTRY, ...below.map(({ level, id }): PlaceKey => ({ level, id }))];
}

/** The narrowest of the places that are stated, see `placePath`. */
export async function narrowestPlace(stated: StatedPlace): Promise<PlaceKey | undefined> {
  return (await placePath(stated))?.at(-1);
}

import type { Place } from "#contract/geo.ts";

export type Named = Pick<Place, "name" | "name_uz" | "name_hi">;

/** A chosen place: ids of its levels and their names from wide to narrow. No region means the whole country. */
export interface ChosenPlace {
  regionId?: number;
  cityId?: number;
  districtId?: number;
  names: readonly Named[];
}

export const wholeCountry: ChosenPlace = { names: [] };

/** Where everybody begins. */
export function placeOfCapital(capital: Place): ChosenPlace {
  const { id, regionId } = capital;
  return { ...(regionId !== null && { regionId }), cityId: id, names: [capital] };
}

/** Names that say a place in a line: the narrowest level, and after a district its city. None is the whole country. */
export function tellingNames({ names, districtId }: ChosenPlace): readonly Named[] {
  return districtId === undefined ? names.slice(-1) : names.slice(-2).reverse();
}

/**
 * The name of the wider place around this one that is shown in its stead; null is the country, undefined a level whose
 * name isn't known.
 */
export function widerName(
  { names, districtId }: ChosenPlace,
  wider: { regionId: number | null; cityId: number | null },
): Named | null | undefined {
  if (wider.cityId !== null) return names.at(districtId === undefined ? -1 : -2);
  if (wider.regionId !== null) return names.at(districtId === undefined ? -2 : -3);
  return null;
}

/** The ids to ask the server with. */
export function placeIds({ regionId, cityId, districtId }: ChosenPlace) {
  return { regionId, cityId, districtId };
}

/** Whether both are the same place. */
export function isSamePlace(one: ChosenPlace, other: ChosenPlace): boolean {
  return (["regionId", "cityId", "districtId"] as const).every((level) => one[level] === other[level]);
}

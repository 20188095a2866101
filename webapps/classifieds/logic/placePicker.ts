import type { Place } from "#contract/geo.ts";

type Named = Pick<Place, "name" | "name_uz" | "name_hi">;

/** A chosen place: ids of its levels and their names from wide to narrow. No region means the whole country. */
export interface ChosenPlace {
  regionId?: number;
  cityId?: number;
  districtId?: number;
  names: readonly Named[];
}

export type Level = "region" | "city" | "district";

/** Where the picker stands: which list it shows, inside which region and city. */
export interface PickerState {
  level: Level;
  region: Place | undefined;
  city: Place | undefined;
}

/**
 * A step of the picker: another list, a choice (then it closes; `narrowest` is the level that was chosen, with its
 * coordinates), or closing with the earlier choice kept.
 */
export type PickerStep =
  | { kind: "open"; state: PickerState }
  | { kind: "chosen"; place: ChosenPlace; narrowest: Place | undefined }
  | { kind: "closed" };

export const wholeCountry: ChosenPlace = { names: [] };
export const pickerStart: PickerState = { level: "region", region: undefined, city: undefined };

const named = ({ name, name_uz, name_hi }: Place): Named => ({ name, name_uz, name_hi });

function chosen(...levels: (Place | undefined)[]): PickerStep {
  const [region, city, district] = levels;
  const known = levels.filter((level) => level !== undefined);
  const place: ChosenPlace = {
    ...(region && { regionId: region.id }),
    ...(city && { cityId: city.id }),
    ...(district && { districtId: district.id }),
    names: known.map(named),
  };
  return { kind: "chosen", place, narrowest: known.at(-1) };
}

/** Takes one item of the list: a region opens its cities, a city its districts when it has any, else it is chosen. */
export function choose(state: PickerState, item: Place): PickerStep {
  if (state.level === "region") {
    return { kind: "open", state: { level: "city", region: item, city: undefined } };
  }
  if (state.level === "city" && item.hasDistricts) {
    return { kind: "open", state: { ...state, level: "district", city: item } };
  }
  return state.level === "city" ? chosen(state.region, item) : chosen(state.region, state.city, item);
}

/** "All": the lower level is left open — the country, the region or the city. */
export function chooseAll(state: PickerState): PickerStep {
  return chosen(state.region, state.city);
}

/** One level up; from the regions the picker closes and the earlier choice stays. */
export function stepBack(state: PickerState): PickerStep {
  if (state.level === "district") {
    return { kind: "open", state: { ...state, level: "city", city: undefined } };
  }
  return state.level === "city" ? { kind: "open", state: pickerStart } : { kind: "closed" };
}

/** Items whose name in any language contains the words, capitals ignored. */
export function filterPlaces(places: readonly Place[], words: string): Place[] {
  const wanted = words.trim().toLowerCase();
  return places.filter(({ name, name_uz }) =>
    [name, name_uz].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The ids to ask the server with. */
export function placeIds({ regionId, cityId, districtId }: ChosenPlace) {
  return { regionId, cityId, districtId };
}

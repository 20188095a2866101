import type { Place } from "#contract/geo.ts";
import { beginningFirst, foldName } from "../ui/foldName.ts";
import { type ChosenPlace, type Named, wholeCountry } from "./chosenPlace.ts";

export type { ChosenPlace };

type Level = "region" | "city" | "district";

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

/** A place that words found, with the levels around it from the widest. */
interface FoundPlace {
  place: Place;
  around: readonly Place[];
}

export const pickerStart: PickerState = { level: "region", region: undefined, city: undefined };

const named = ({ name, name_uz, name_hi }: Place): Named => ({ name, name_uz, name_hi });

/** The place of these levels, from region to district; the narrowest that is known is the chosen one. */
export function placeOf(...levels: (Place | null | undefined)[]) {
  const [region, city, district] = levels;
  const known = levels.filter((level) => level !== undefined && level !== null);
  const place: ChosenPlace = {
    ...(region && { regionId: region.id }),
    ...(city && { cityId: city.id }),
    ...(district && { districtId: district.id }),
    names: known.map(named),
  };
  return { place, narrowest: known.at(-1) };
}

const chosen = (...levels: (Place | undefined)[]): PickerStep => ({ kind: "chosen", ...placeOf(...levels) });

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

/** Takes what the words found, as if one had gone down to it. */
export function chooseFound({ place, around }: FoundPlace): PickerStep {
  const [region, city] = around;
  return choose({ level: levelOf(place), region, city }, place);
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

/** Whether all of what the picker stands at is chosen, no part of it. */
export function isAllChosen({ level, region, city }: PickerState, place: ChosenPlace | undefined): boolean {
  const isInside = place?.regionId === region?.id && (level !== "district" || place?.cityId === city?.id);
  return place !== undefined && isInside && place[`${level}Id`] === undefined;
}

/** The level a place is of. */
export function levelOf({ regionId, cityId }: Place): Level {
  if (regionId === null) return "region";
  return cityId === null ? "city" : "district";
}

/** Items whose name in either language contains the words, whatever their capitals, script and apostrophes. */
export function filterPlaces<Item extends Named>(places: readonly Item[], words: string): Item[] {
  const wanted = foldName(words);
  return places.filter(({ name, name_uz }) =>
    [name, name_uz].some((text) => foldName(text).includes(wanted)),
  );
}

/** The levels around a place, from the widest, out of all that there are. */
function levelsAround({ regionId, cityId }: Place, all: readonly Place[]): Place[] {
  // Regions, cities and districts are counted apart: one id may be of each.
  const region = all.find((one) => one.id === regionId && levelOf(one) === "region");
  const city = all.find((one) => one.id === cityId && levelOf(one) === "city");
  return [region, city].filter((level) => level !== undefined);
}

/** Places of every level that contain the words, those that begin with them first. */
export function findPlaces(all: readonly Place[], words: string): FoundPlace[] {
  const found = beginningFirst(filterPlaces(all, words), words, ({ name, name_uz }) => [name, name_uz]);
  return found.map((place) => ({ place, around: levelsAround(place, all) }));
}

/** The place that ids name, even when they leave out the levels above it; undefined for unknown ids. */
function findByIds(all: readonly Place[], { regionId, cityId, districtId }: PlaceIds) {
  const level = districtId !== undefined ? "district" : cityId !== undefined ? "city" : "region";
  const id = { region: regionId, city: cityId, district: districtId }[level];
  const narrowest = all.find((place) => place.id === id && levelOf(place) === level);
  return narrowest && placeOf(...levelsAround(narrowest, all), narrowest).place;
}

const placeLevels = ["regionId", "cityId", "districtId"] as const;
type PlaceIds = { [level in (typeof placeLevels)[number]]?: number | undefined };

/**
 * The place that an address's ids name. Of ids that are unknown, or lie elsewhere than those above them, the rest that
 * is known counts, at last the whole country; `isUnknown` says so.
 */
export function knownPlace(all: readonly Place[], ids: PlaceIds): { place: ChosenPlace; isUnknown: boolean } {
  const { regionId, cityId } = ids;
  const isMeant = (place: ChosenPlace | undefined, asked: PlaceIds) =>
    placeLevels.every((level) => asked[level] === undefined || asked[level] === place?.[level]);
  const place = [ids, { regionId, cityId }, { regionId }]
    .map((asked) => ({ asked, found: findByIds(all, asked) }))
    .find(({ asked, found }) => found && isMeant(found, asked))?.found;
  return { place: place ?? wholeCountry, isUnknown: !isMeant(place, ids) };
}

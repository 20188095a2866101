import { create } from "zustand";
import { own, whenMoved } from "#webapps/shared/storage/own.ts";
import type { ChosenPlace } from "./chosenPlace.ts";

const KEY = "selected-place";

const isId = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) > 0);

/**
 * Checks a kept place, which may be of another version or broken: a level without the one above it would ask for
 * nothing known.
 */
function isChosenPlace(value: unknown): value is ChosenPlace {
  if (typeof value !== "object" || value === null) return false;
  const { regionId, cityId, districtId, names } = value as Record<keyof ChosenPlace, unknown>;
  const isWhole =
    (cityId === undefined || regionId !== undefined) && (districtId === undefined || cityId !== undefined);
  const areNamed =
    Array.isArray(names) &&
    names.length > 0 === (regionId !== undefined) &&
    names.every((level) => typeof level?.name === "string" && typeof level.name_uz === "string");
  return isWhole && areNamed && [regionId, cityId, districtId].every(isId);
}

/** The place kept from an earlier visit; undefined when there is none or it can't be read. */
export function readPlace(): ChosenPlace | undefined {
  try {
    const kept: unknown = JSON.parse(own.get(KEY) ?? "null");
    return isChosenPlace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The place whose listings are shown; undefined until one was chosen, and then the capital stands in. */
export const usePlaceStore = create<{ place: ChosenPlace | undefined }>(() => ({ place: readPlace() }));
whenMoved(() => usePlaceStore.setState({ place: readPlace() }));

/** Chooses a place and keeps its region, city and district for the next visit, under one key: they can't fall apart. */
export function choosePlace(place: ChosenPlace) {
  usePlaceStore.setState({ place });
  own.set(KEY, JSON.stringify(place));
}

import { create } from "zustand";
import type { ChosenPlace } from "../logic/placePicker.ts";

const KEY = "selected-place";

function isChosenPlace(value: unknown): value is ChosenPlace {
  return typeof value === "object" && value !== null && "names" in value && Array.isArray(value.names);
}

/** The place kept from an earlier visit; undefined when there is none or it can't be read. */
export function readPlace(): ChosenPlace | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isChosenPlace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The place whose listings are shown; undefined until one was chosen, and then the capital stands in. */
export const usePlaceStore = create<{ place: ChosenPlace | undefined }>(() => ({ place: readPlace() }));

/** Chooses a place and keeps it for the next visit. */
export function choosePlace(place: ChosenPlace) {
  usePlaceStore.setState({ place });
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
}

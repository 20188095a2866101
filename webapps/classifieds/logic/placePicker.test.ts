import { expect, test } from "vitest";
import type { Place } from "#contract/geo.ts";
import { choose, chooseAll, filterPlaces, pickerStart, stepBack } from "./placePicker.ts";

function place(id: number, name: string, hasDistricts = false): Place {
  const point = { longitude: 0, latitude: 0, zoom: 0 };
  return {
    id,
    name,
    name_uz: `${name}-uz`,
    name_hi: "",
    hasDistricts,
    regionId: null,
    cityId: null,
    ...point,
  };
}

const region = place(1, "Самаркандская область");
const city = place(2, "Самарканд", true);
const town = place(3, "Ургут");
const district = place(4, "Сиаб");

const inRegion = { level: "city", region, city: undefined } as const;
const inCity = { level: "district", region, city } as const;

test("choosing a region goes to its cities", () => {
  expect(choose(pickerStart, region)).toEqual({ kind: "open", state: inRegion });
});

test("a city with districts goes to them, one without is chosen and closes", () => {
  expect(choose(inRegion, city)).toEqual({ kind: "open", state: inCity });
  expect(choose(inRegion, town)).toMatchObject({ kind: "chosen", place: { regionId: 1, cityId: 3 } });
});

test("a district is chosen with its city and region, named from wide to narrow", () => {
  const step = choose(inCity, district);
  expect(step).toMatchObject({ kind: "chosen", place: { regionId: 1, cityId: 2, districtId: 4 } });
  expect(step.kind === "chosen" && step.place.names.map(({ name }) => name)).toEqual([
    "Самаркандская область",
    "Самарканд",
    "Сиаб",
  ]);
  expect(step).toHaveProperty("narrowest", district);
});

test("all districts and all cities clear the lower level; at the top it is the whole country", () => {
  const chosen = (state: Parameters<typeof chooseAll>[0]) => {
    const step = chooseAll(state);
    if (step.kind !== "chosen") throw new Error("nothing was chosen");
    const { names: _, ...ids } = step.place;
    return ids;
  };
  expect(chosen(inCity)).toEqual({ regionId: 1, cityId: 2 });
  expect(chosen(inRegion)).toEqual({ regionId: 1 });
  expect(chosen(pickerStart)).toEqual({});
});

test("back goes up one level and at the regions closes without choosing", () => {
  expect(stepBack(inCity)).toEqual({ kind: "open", state: inRegion });
  expect(stepBack(inRegion)).toEqual({ kind: "open", state: pickerStart });
  expect(stepBack(pickerStart)).toEqual({ kind: "closed" });
});

test("the filter finds a part of a name in either language, whatever the capitals", () => {
  const places = [city, town];
  expect(filterPlaces(places, "КАНД")).toEqual([city]);
  expect(filterPlaces(places, " ургут-UZ ")).toEqual([town]);
  expect(filterPlaces(places, "")).toEqual(places);
  expect(filterPlaces(places, "нукус")).toEqual([]);
});

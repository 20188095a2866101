import { expect, test } from "vitest";
import type { Place } from "#contract/geo.ts";
import { placeIds, wholeCountry } from "./chosenPlace.ts";
import {
  choose,
  chooseAll,
  chooseFound,
  filterPlaces,
  findPlaces,
  isAllChosen,
  knownPlace,
  pickerStart,
  stepBack,
} from "./placePicker.ts";

function place(id: number, name: string, name_uz: string, more: Partial<Place> = {}): Place {
  const above = { regionId: null, cityId: null };
  return {
    id,
    name,
    name_uz,
    name_hi: "",
    hasDistricts: false,
    ...above,
    longitude: 0,
    latitude: 0,
    zoom: 0,
    ...more,
  };
}

const region = place(1, "Самаркандская область", "Samarqand viloyati");
const city = place(2, "Самарканд", "Samarqand", { hasDistricts: true, regionId: 1 });
const town = place(3, "Ургут", "Urgut", { regionId: 1 });
// The city and the district have the same id, as each level has a table of its own.
const district = place(2, "Сиаб", "Siyob", { regionId: 1, cityId: 2 });
const everywhere = [region, city, town, district];

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
  expect(step).toMatchObject({ kind: "chosen", place: { regionId: 1, cityId: 2, districtId: 2 } });
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

test("all is marked only where nothing narrower of it is chosen", () => {
  expect(isAllChosen(pickerStart, { names: [] })).toBe(true);
  expect(isAllChosen(pickerStart, undefined)).toBe(false);
  expect(isAllChosen(inRegion, { regionId: 1, names: [] })).toBe(true);
  expect(isAllChosen(inRegion, { regionId: 5, names: [] })).toBe(false);
  expect(isAllChosen(inRegion, { names: [] })).toBe(false);
  expect(isAllChosen(inCity, { regionId: 1, cityId: 2, names: [] })).toBe(true);
  expect(isAllChosen(inCity, { regionId: 1, cityId: 2, districtId: 2, names: [] })).toBe(false);
});

test("the filter finds a part of a name in either language, whatever the capitals, script and apostrophes", () => {
  const kokand = place(7, "Коканд", "Qoʻqon");
  const places = [city, town, kokand];
  expect(filterPlaces(places, "КАНД")).toEqual([city, kokand]);
  for (const written of ["самарқанд", "samarkand", " SAMARQ "])
    expect(filterPlaces(places, written)).toEqual([city]);
  for (const written of ["qo'qon", "қўқон", "Qoqon", "kokand"])
    expect(filterPlaces(places, written)).toEqual([kokand]);
  expect(filterPlaces(places, "")).toEqual(places);
  expect(filterPlaces(places, "нукус")).toEqual([]);
});

test("from the top places of every level are found, those that begin with the words first", () => {
  const other = place(9, "Нижний Сиаб", "Quyi Siyob", { regionId: 1 });
  expect(findPlaces([...everywhere, other], "siyob")).toEqual([
    { place: district, around: [region, city] },
    { place: other, around: [region] },
  ]);
  expect(findPlaces(everywhere, "самарқанд").map((found) => found.place)).toEqual([region, city]);
});

test("what was found is taken as if one had gone down to it", () => {
  const take = (words: string, index = 0) => {
    const found = findPlaces(everywhere, words)[index];
    if (!found) throw new Error("nothing was found");
    return chooseFound(found);
  };
  expect(take("самарканд")).toEqual({ kind: "open", state: inRegion });
  expect(take("самарканд", 1)).toEqual({ kind: "open", state: inCity });
  expect(take("ургут")).toMatchObject({ kind: "chosen", place: { regionId: 1, cityId: 3 } });
  expect(take("сиаб")).toMatchObject({ kind: "chosen", place: { regionId: 1, cityId: 2, districtId: 2 } });
});

test("ids that leave out the levels above still name a place", () => {
  expect(knownPlace(everywhere, { districtId: 2 })).toMatchObject({
    place: { regionId: 1, cityId: 2, districtId: 2 },
    isUnknown: false,
  });
  const { place } = knownPlace(everywhere, { cityId: 2 });
  expect(place.names.map(({ name }) => name)).toEqual([region.name, city.name]);
  expect(knownPlace(everywhere, { regionId: 1 })).toMatchObject({ place: { regionId: 1 }, isUnknown: false });
  expect(knownPlace(everywhere, {})).toEqual({ place: wholeCountry, isUnknown: false });
});

test("of ids that nobody knows the rest counts, or the whole country", () => {
  const left = (ids: Parameters<typeof knownPlace>[1]) => {
    const { place, isUnknown } = knownPlace(everywhere, ids);
    expect(isUnknown).toBe(true);
    return placeIds(place);
  };
  expect(left({ regionId: 99_999 })).toEqual({});
  expect(left({ cityId: 1 })).toEqual({});
  expect(left({ districtId: 99_999 })).toEqual({});
  expect(left({ regionId: 99_999, cityId: 2 })).toEqual({});
  expect(left({ regionId: 1, cityId: 99_999 })).toEqual({ regionId: 1 });
  expect(left({ regionId: 1, cityId: 2, districtId: 99_999 })).toEqual({ regionId: 1, cityId: 2 });
  expect(left({ cityId: 2, districtId: 99_999 })).toEqual({ regionId: 1, cityId: 2 });
  // The district is there, but in another city.
  expect(left({ regionId: 1, cityId: 3, districtId: 2 })).toEqual({ regionId: 1, cityId: 3 });
});

import { expect, test } from "vitest";
import { isSamePlace, tellingNames, wholeCountry, widerName } from "./chosenPlace.ts";

const named = (name: string) => ({ name, name_uz: name, name_hi: "" });
const [region, city, district] = [named("Город Ташкент"), named("Ташкент"), named("Чиланзар")];
const inRegion = { regionId: 1, names: [region] };
const inCity = { regionId: 1, cityId: 2, names: [region, city] };
const inDistrict = { regionId: 1, cityId: 2, districtId: 3, names: [region, city, district] };
/** As the capital stands in until something is chosen. */
const capital = { regionId: 1, cityId: 2, names: [city] };

test("a place is told by its narrowest level, a district with its city, the country by nothing", () => {
  expect(tellingNames(inDistrict)).toEqual([district, city]);
  expect(tellingNames(inCity)).toEqual([city]);
  expect(tellingNames(capital)).toEqual([city]);
  expect(tellingNames(inRegion)).toEqual([region]);
  expect(tellingNames(wholeCountry)).toEqual([]);
});

test("the wider place in whose listings one looks is known by its level", () => {
  expect(widerName(inDistrict, { regionId: 1, cityId: 2 })).toBe(city);
  expect(widerName(inDistrict, { regionId: 1, cityId: null })).toBe(region);
  expect(widerName(inCity, { regionId: 1, cityId: null })).toBe(region);
  expect(widerName(capital, { regionId: 1, cityId: null })).toBeUndefined();
  expect(widerName(inRegion, { regionId: null, cityId: null })).toBeNull();
});

test("places are the same by all of their levels", () => {
  expect(isSamePlace(inCity, capital)).toBe(true);
  expect(isSamePlace(inCity, inDistrict)).toBe(false);
  expect(isSamePlace(wholeCountry, inRegion)).toBe(false);
});

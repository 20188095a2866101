import { expect, test } from "vitest";
import { regions } from "./regions.ts";
import type { PlaceSeed } from "./types.ts";

const cities = regions.flatMap((region) => region.cities);
const districts = cities.flatMap((city) => city.districts ?? []);
const places: readonly PlaceSeed[] = [...regions, ...cities, ...districts];

/** Great-circle distance in kilometres (haversine, mean Earth radius). */
const distanceKm = (a: PlaceSeed, b: PlaceSeed): number => {
  const rad = Math.PI / 180;
  const sinLat = Math.sin(((b.lat - a.lat) * rad) / 2);
  const sinLon = Math.sin(((b.lon - a.lon) * rad) / 2);
  const h = sinLat ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * sinLon ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
};

const repeated = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at);
const failing = (ok: (place: PlaceSeed) => boolean): string[] =>
  places.filter((place) => !ok(place)).map((place) => place.slug);

/** Letters beside the allowed scripts are digits, spaces and the marks place names use. */
const russian = /^(?=.*\p{Script=Cyrillic})[\p{Script=Cyrillic}0-9 /-]+$/u;
const uzbek = /^(?=.*[A-Za-z])[A-Za-z0-9 /ʻʼ-]+$/u;
const hindi = /^(?=.*\p{Script=Devanagari})[\p{Script=Devanagari}A0-9 /]+$/u;

test("the country has 14 first-level units, each with cities", () => {
  expect(regions).toHaveLength(14);
  expect(regions.filter((region) => region.cities.length === 0)).toEqual([]);
});

test("exactly one city is the capital and it has twelve districts", () => {
  const capitals = cities.filter((city) => city.isCapital);
  expect(capitals.map((city) => city.slug)).toEqual(["tashkent"]);
  expect(capitals[0]?.districts).toHaveLength(12);
});

test("the capital comes first, then its region, then the rest by Russian name", () => {
  const [first, second, ...rest] = regions;
  expect([first?.slug, second?.slug]).toEqual(["tashkent-city", "tashkent-region"]);
  const names = rest.map((region) => region.ru);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "ru")));
});

test("every region outside the capital offers at least ten towns", () => {
  const few = regions.filter((region) => region.slug !== "tashkent-city" && region.cities.length < 10);
  expect(few.map((region) => region.slug)).toEqual([]);
});

test("slugs are well-formed and unique at each level", () => {
  expect(failing((place) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.slug))).toEqual([]);
  for (const level of [regions, cities, districts]) {
    expect(repeated(level.map((place) => place.slug))).toEqual([]);
  }
});

test("a district's slug starts with its city's", () => {
  for (const city of cities) {
    for (const district of city.districts ?? []) {
      expect(district.slug.startsWith(`${city.slug}-`), district.slug).toBe(true);
    }
  }
});

test("siblings never share a name in any language", () => {
  const families = [regions, ...regions.map((r) => r.cities), ...cities.map((c) => c.districts ?? [])];
  for (const family of families) {
    for (const language of ["ru", "uz", "hi"] as const) {
      expect(repeated(family.map((place) => place[language]))).toEqual([]);
    }
  }
});

test("names are written in their own script and trimmed", () => {
  expect(failing((place) => russian.test(place.ru))).toEqual([]);
  expect(failing((place) => uzbek.test(place.uz))).toEqual([]);
  expect(failing((place) => hindi.test(place.hi))).toEqual([]);
  const tidy = (name: string) => name.trim() === name && name.normalize("NFC") === name;
  expect(failing((place) => tidy(place.ru) && tidy(place.uz) && tidy(place.hi))).toEqual([]);
});

test("the turned comma follows only o and g in Uzbek names", () => {
  expect(failing((place) => !/(^|[^oOgG])ʻ/u.test(place.uz))).toEqual([]);
});

test("every place lies inside Uzbekistan and has a tile zoom", () => {
  const inside = ({ lat, lon }: PlaceSeed) => lat >= 37 && lat <= 46 && lon >= 55.9 && lon <= 73.3;
  expect(failing(inside)).toEqual([]);
  expect(failing(({ zoom }) => Number.isInteger(zoom) && zoom >= 8 && zoom <= 14)).toEqual([]);
});

test("cities are near their region's centre and districts near their city", () => {
  for (const region of regions) {
    const reach = ["karakalpakstan", "navoiy"].includes(region.slug) ? 400 : 250;
    for (const city of region.cities) {
      expect(distanceKm(region, city), city.slug).toBeLessThanOrEqual(reach);
      for (const district of city.districts ?? []) {
        expect(distanceKm(city, district), district.slug).toBeLessThanOrEqual(40);
      }
    }
  }
});

test("no two towns stand on the same spot", () => {
  for (const [at, city] of cities.entries()) {
    for (const other of cities.slice(at + 1)) {
      expect(distanceKm(city, other), `${city.slug} and ${other.slug}`).toBeGreaterThan(1);
    }
  }
});

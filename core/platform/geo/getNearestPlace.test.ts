import { expect, test } from "vitest";
import type { Place } from "#contract/geo.ts";
import { City } from "#db/models/City.ts";
import { District } from "#db/models/District.ts";
import { getNearestPlace } from "./getNearestPlace.ts";

type Found = { region: Place; city: Place | null; district: Place | null };
const find = async (lat: number, lon: number) =>
  JSON.parse((await getNearestPlace({ lat, lon })).text) as Found;
const names = ({ region, city, district }: Found) => [region.name, city?.name, district?.name];

test("the centre of a place is in that place, whichever it is", async () => {
  const cities = await City.findAll();
  for (const city of cities) {
    const found = await find(city.latitude, city.longitude);
    expect([found.region.id, found.city?.id], city.slug).toEqual([city.regionId, city.id]);
  }
  for (const { slug, id, cityId, latitude, longitude } of await District.findAll()) {
    const { city, district } = await find(latitude, longitude);
    expect([city?.id, district?.id], slug).toEqual([cityId, id]);
    expect(district).toMatchObject({ cityId, regionId: city?.regionId, hasDistricts: false });
  }
});

test("a suburb of a large city is that city's, though a small town's centre is nearer than the city's own", async () => {
  expect(names(await find(41.222, 69.223))).toEqual(["Город Ташкент", "Ташкент", "Сергелийский район"]);
});

test("between towns only the region is known; abroad and at sea nothing is", async () => {
  const lonely = await find(41.87, 63.9);
  expect([lonely.region.name, lonely.city, lonely.district]).toEqual([
    expect.stringContaining("Навои"),
    null,
    null,
  ]);
  for (const [lat, lon] of [
    [42.34, 69.59] /* Shymkent */,
    [55.75, 37.62],
    [0, 0],
    [90, 0],
    [-41, -110],
    [41.3, 180],
  ] as const) {
    await expect(find(lat ?? 0, lon ?? 0)).rejects.toMatchObject({ code: "not_found" });
  }
});

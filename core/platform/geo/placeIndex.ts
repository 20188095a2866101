import { z } from "zod";
import { read } from "#db/readPool.ts";
import { number, type RowOf } from "#db/rows.ts";
import { rememberBriefly } from "../cache/keepBriefly.ts";

export const placeLevels = ["country", "region", "city", "district"] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/** A place by its level; the country's id is 0. */
export interface PlaceKey {
  level: PlaceLevel;
  id: number;
}

export const COUNTRY: PlaceKey = { level: "country", id: 0 };

const pointRow = {
  id: number,
  latitude: number,
  longitude: number,
};

const RegionPoint = z.strictObject({ ...pointRow, level: z.literal("region") });
const CityPoint = z.strictObject({ ...pointRow, level: z.literal("city"), regionId: number });
const DistrictPoint = z.strictObject({ ...pointRow, level: z.literal("district"), cityId: number });

type Point = RowOf<typeof pointRow>;

const point = "'id', p.id, 'latitude', p.latitude, 'longitude', p.longitude";
const statement = {
  name: "place-index",
  text: `select
    (select coalesce(json_agg(json_build_object('level', 'region', ${point})), '[]') from regions p) as regions,
    (select coalesce(json_agg(json_build_object('level', 'city', ${point}, 'regionId', p.region_id)), '[]')
      from cities p) as cities,
    (select coalesce(json_agg(json_build_object('level', 'district', ${point}, 'cityId', p.city_id)), '[]')
      from districts p) as districts`,
};

const shape = {
  regions: z.array(RegionPoint),
  cities: z.array(CityPoint),
  districts: z.array(DistrictPoint),
};

const byId = <T extends Point>(places: readonly T[]) => new Map(places.map((place) => [place.id, place]));

async function load() {
  const [row] = await read(shape, statement, [], { fromReplica: true });
  const { regions, cities, districts } = row ?? { regions: [], cities: [], districts: [] };
  return { regions: byId(regions), cities: byId(cities), districts: byId(districts) };
}

/** All places with their centres, by id; at most a second old. */
export const placeIndex = rememberBriefly(load);

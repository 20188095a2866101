import { z } from "zod";
import { DegreesParam, IdParam } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** A region, city or district. `name` is Russian. Coordinates in degrees; zoom as map tiles use it. */
export const Place = z.object({
  id: z.int(),
  name: z.string(),
  name_uz: z.string(),
  name_hi: z.string(),
  /** Whether a city can be narrowed further. False for regions and districts. */
  hasDistricts: z.boolean(),
  /** The region a city or district lies in; null for a region. */
  regionId: z.int().nullable(),
  /** The city a district lies in; null for regions and cities. */
  cityId: z.int().nullable(),
  longitude: z.number(),
  latitude: z.number(),
  zoom: z.int(),
});
export type Place = z.infer<typeof Place>;

export const listRegions = endpoint({
  method: "get",
  path: "/api/telegram/geo/regions",
  access: "public",
  summary: "All regions",
  input: z.object({}),
  output: z.array(Place),
});

export const getCapital = endpoint({
  method: "get",
  path: "/api/telegram/geo/capital",
  access: "public",
  summary: "The capital city, the place chosen by default",
  input: z.object({}),
  output: Place,
});

export const listCities = endpoint({
  method: "get",
  path: "/api/telegram/geo/cities/:regionId",
  access: "public",
  summary: "Cities and towns of a region",
  input: z.object({ regionId: IdParam }),
  output: z.array(Place),
});

export const listDistricts = endpoint({
  method: "get",
  path: "/api/telegram/geo/districts/:cityId",
  access: "public",
  summary: "Districts of a city",
  input: z.object({ cityId: IdParam }),
  output: z.array(Place),
});

export const getNearestPlace = endpoint({
  method: "get",
  path: "/api/telegram/geo/nearest",
  access: "public",
  summary: "The place a point on the map lies in or near",
  input: z.object({ lat: DegreesParam(90), lon: DegreesParam(180) }),
  /** Each level as far as it is known. */
  output: z.object({ region: Place, city: Place.nullable(), district: Place.nullable() }),
});

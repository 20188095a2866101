import { RuleError } from "../errors/RuleError.ts";
import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { placeIndex } from "./placeIndex.ts";
import { citySql, placeSql } from "./placeSql.ts";

/** How far from a centre a point still belongs to the place, in kilometres. Farther than the first is abroad. */
const REACH = { region: 60, city: 30, district: 10 };
const EARTH_KM = 6371;

/** A point on the map, in degrees. */
interface Spot {
  lat: number;
  lon: number;
}
interface Centre {
  latitude: number;
  longitude: number;
}

function kilometres({ lat, lon }: Spot, { latitude, longitude }: Centre): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(lat, latitude) + Math.cos(radians(lat)) * Math.cos(radians(latitude)) * half(lon, longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share));
}

/** The one whose centre is nearest, when it is within so many kilometres. */
function nearest<T extends Centre>(spot: Spot, places: Iterable<T>, reach: number): T | undefined {
  let best: { place: T; distance: number } | undefined;
  for (const place of places) {
    const distance = kilometres(spot, place);
    if (distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { place, distance };
  }
  return best?.place;
}

/** Ids of the places a point lies in or near, each level as far as it is known. */
async function locate(spot: Spot) {
  const { regions, cities, districts } = await placeIndex();
  // Districts stand for their city too: a town beyond the edge may be nearer than a large city's centre.
  const towns = [...cities.values(), ...districts.values()];
  const cityOf = (place: (typeof towns)[number] | undefined) =>
    place?.level === "district" ? cities.get(place.cityId) : place;
  const city = cityOf(nearest(spot, towns, REACH.city));
  const around = city ?? cityOf(nearest(spot, towns, REACH.region));
  const regionId = around?.regionId ?? nearest(spot, regions.values(), REACH.region)?.id;
  const ofCity = [...districts.values()].filter(({ cityId }) => cityId === city?.id);
  return { regionId, cityId: city?.id, districtId: nearest(spot, ofCity, REACH.district)?.id };
}

const district = placeSql({ regionId: "c.region_id", cityId: "p.city_id" });
const statement = {
  name: "geo-place",
  text: `select json_build_object(
    'region', (select ${placeSql()} from regions p where p.id = $1::integer),
    'city', (select ${citySql} from cities p where p.id = $2::integer),
    'district', (select ${district} from districts p join cities c on c.id = p.city_id where p.id = $3::integer)
  )::text as json`,
};

/**
 * The region, city and district a point on the map lies in or near, judged by their centres.
 * @throws {RuleError} not_found when it is far from all of them.
 */
export async function getNearestPlace(spot: Spot): Promise<ReadyJson> {
  const { regionId, cityId = null, districtId = null } = await locate(spot);
  if (regionId === undefined) throw new RuleError("not_found", "Far from every place");
  return keepReady(`place:${regionId}:${cityId}:${districtId}`, async () => {
    const json = await readJson(statement, [regionId, cityId, districtId]);
    if (json === undefined) throw new RuleError("not_found", "No such place");
    return json;
  });
}

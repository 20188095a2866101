import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { placeSql, placesSql } from "./placeSql.ts";

const district = placeSql({ regionId: "c.region_id", cityId: "p.city_id" });
const statement = {
  name: "geo-districts",
  text: `select ${placesSql(district)} from districts p join cities c on c.id = p.city_id where p.city_id = $1`,
};

/** Districts of a city; none for an unknown one. */
export function listDistricts(cityId: number): Promise<ReadyJson> {
  return keepReady(`districts:${cityId}`, async () => (await readJson(statement, [cityId])) ?? "[]");
}

import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { citySql, placesSql } from "./placeSql.ts";

const statement = {
  name: "geo-cities",
  text: `select ${placesSql(citySql)} from cities p where p.region_id = $1`,
};

/** Cities and towns of a region; none for an unknown one. */
export function listCities(regionId: number): Promise<ReadyJson> {
  return keepReady(`cities:${regionId}`, async () => (await readJson(statement, [regionId])) ?? "[]");
}

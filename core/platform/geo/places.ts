import { RuleError } from "../errors/RuleError.ts";
import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { citySql, placeSql, placesSql } from "./placeSql.ts";

const capitalStatement = {
  name: "geo-capital",
  text: `select ${citySql}::text as json from cities p where p.is_capital`,
};

/**
 * The capital city, the place chosen by default.
 * @throws {RuleError} not_found when the geography has none.
 */
export function getCapital(): Promise<ReadyJson> {
  return keepReady("capital", async () => {
    const json = await readJson(capitalStatement, []);
    if (json === undefined) throw new RuleError("not_found", "No capital");
    return json;
  });
}

const citiesStatement = {
  name: "geo-cities",
  text: `select ${placesSql(citySql)} from cities p where p.region_id = $1`,
};

/** Cities and towns of a region; none for an unknown one. */
export function listCities(regionId: number): Promise<ReadyJson> {
  return keepReady(`cities:${regionId}`, async () => (await readJson(citiesStatement, [regionId])) ?? "[]");
}

const district = placeSql({ regionId: "c.region_id", cityId: "p.city_id" });
const districtsStatement = {
  name: "geo-districts",
  text: `select ${placesSql(district)} from districts p join cities c on c.id = p.city_id where p.city_id = $1`,
};

/** Districts of a city; none for an unknown one. */
export function listDistricts(cityId: number): Promise<ReadyJson> {
  return keepReady(`districts:${cityId}`, async () => (await readJson(districtsStatement, [cityId])) ?? "[]");
}

const regionsStatement = { name: "geo-regions", text: `select ${placesSql(placeSql())} from regions p` };

/** All regions. */
export function listRegions(): Promise<ReadyJson> {
  return keepReady("regions", async () => (await readJson(regionsStatement, [])) ?? "[]");
}

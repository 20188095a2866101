import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { placeSql, placesSql } from "./placeSql.ts";

const statement = { name: "geo-regions", text: `select ${placesSql(placeSql())} from regions p` };

/** All regions. */
export function listRegions(): Promise<ReadyJson> {
  return keepReady("regions", async () => (await readJson(statement, [])) ?? "[]");
}

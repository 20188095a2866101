import { RuleError } from "../errors/RuleError.ts";
import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { readJson } from "../ready/readJson.ts";
import { citySql } from "./placeSql.ts";

const statement = {
  name: "geo-capital",
  text: `select ${citySql}::text as json from cities p where p.is_capital`,
};

/**
 * The capital city, the place chosen by default.
 * @throws {RuleError} not_found when the geography has none.
 */
export function getCapital(): Promise<ReadyJson> {
  return keepReady("capital", async () => {
    const json = await readJson(statement, []);
    if (json === undefined) throw new RuleError("not_found", "No capital");
    return json;
  });
}

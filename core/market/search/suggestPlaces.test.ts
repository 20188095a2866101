import { beforeAll, expect, test } from "vitest";
import { suggest as contract } from "#contract/search.ts";
import { District } from "#db/models/District.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { readListings } from "../feed/readListings.ts";
import { suggest } from "./suggest.ts";

async function textsFor(text: string): Promise<string[]> {
  const { data } = contract.output.parse(JSON.parse((await suggest(text)).text));
  return data.flatMap((one) => one.text ?? []);
}

beforeAll(async () => {
  const district = await District.findOne({ where: { nameUz: "Chilonzor tumani" }, rejectOnEmpty: true });
  const place = { cityId: district.cityId, regionId: 1, districtId: district.id };
  await buildListing({ name: "Пианола комнатная", ...place });
  await sequelize.query("select fold_listing_counts(100000)");
});

test.each([
  ["чил", "чиланзар"],
  ["чилонз", "чиланзар"],
  ["chilo", "chilonzor"],
  ["chilan", "chilonzor"],
  ["xbkfyp", "чиланзар"],
  ["пианола чил", "пианола чиланзар"],
  ["pianola chil", "pianola chilonzor"],
])("who types %s is offered %s", async (typed, offered) => {
  expect(await textsFor(typed)).toContain(offered);
});

test("what has nothing there isn't offered, nor a place without listings", async () => {
  expect(await textsFor("зурнабандаж чил")).toEqual([]);
  expect(await textsFor("юнусаб")).not.toContain("юнусабад");
  expect(await textsFor("вокз")).toEqual([]);
});

test("what is offered finds the place's listings, whatever their text", async () => {
  for (const search of [
    "пианола чиланзар",
    "pianola chilonzor",
    "пианола чилонзорда",
    "пианола на чиланзаре",
  ]) {
    const answer = await readListings({ search, sortBy: "createdAt|desc", skip: 0, take: 10 });
    expect(JSON.parse(answer.text), search).toMatchObject({ total: 1 });
  }
});

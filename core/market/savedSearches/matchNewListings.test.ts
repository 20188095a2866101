import { beforeEach, describe, expect, test } from "vitest";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findLeaf } from "../../../tests/factories.ts";
import {
  approveNew,
  beginToMatch,
  buildHearer,
  buildSavedSearch,
  foundBy,
} from "../../../tests/savedSearchFactories.ts";
import { refreshLexicon } from "../search/refreshLexicon.ts";
import { matchNewListings } from "./matchNewListings.ts";
import { refreshSavedQueries } from "./refreshSavedQueries.ts";

beforeEach(beginToMatch);

describe("what words find", () => {
  const bike = { name: "Велосипед", description: "Как новый" };
  test.each(["велосипед", "velosiped", "Велосипеды", "ВЕЛОСИПЕД "])(
    "in other forms and scripts: %s",
    async (search) => {
      await buildListing(bike);
      await refreshLexicon();
      const { id } = await buildSavedSearch((await buildHearer()).id, { search });
      const listing = await approveNew(bike);
      await matchNewListings();
      expect(await foundBy(id)).toEqual([listing.id]);
    },
  );

  test("not what only looks alike", async () => {
    await buildListing({ name: "Коляска" });
    await buildListing({ name: "Колонка" });
    await refreshLexicon();
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "коляска" });
    await approveNew({ name: "Колонка" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([]);
  });

  test("where nobody writes so, what is meant", async () => {
    for (let count = 0; count < 3; count += 1) await buildListing({ name: "Холодильник" });
    await refreshLexicon();
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "халадильник" });
    const listing = await approveNew({ name: "Холодильник" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([listing.id]);
  });

  test("words that come later mean what they mean then", async () => {
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "айфон" });
    await sequelize.query(
      "update saved_queries set terms = '''nothing''', sieve = '''nothing''', understood_at = '2020-01-01'",
    );
    await sequelize.query("delete from saved_query_keys");
    expect(await refreshSavedQueries()).toBe(1);
    expect(await refreshSavedQueries()).toBe(0);
    const listing = await approveNew({ name: "Айфон 15" });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([listing.id]);
  });

  test("a translation is looked at when it has come, and nothing is found twice", async () => {
    const { id } = await buildSavedSearch((await buildHearer()).id, { search: "velosiped" });
    const listing = await approveNew({ name: "Двухколёсный друг", isTranslationActual: false });
    await matchNewListings();
    expect(await foundBy(id)).toEqual([]);
    await Listing.update({ nameUz: "velosiped", isTranslationActual: true }, { where: { id: listing.id } });
    await sequelize.query("update listings_to_match set due_at = now()");
    expect(await matchNewListings()).toEqual({ listings: 1, finds: 1 });
    expect(await matchNewListings()).toEqual({ listings: 0, finds: 0 });
    expect(await foundBy(id)).toEqual([listing.id]);
  });
});

test("by a parameter of the category, and not by another", async () => {
  const parameter = (await CategoryParameter.findOne({ where: { type: "ENUM" } }))!;
  const [one = "", other = ""] = parameter.optionsRu;
  const leaf =
    (await Category.findOne({ where: { parentId: parameter.categoryId } })) ??
    (await Category.findByPk(parameter.categoryId))!;
  const user = await buildHearer();
  const { id } = await buildSavedSearch(user.id, { categoryId: leaf.id, p: { [parameter.id]: [one] } });
  const listings = await Promise.all(
    [one, other].map(async (value) => {
      const listing = await approveNew({ categoryId: leaf.id });
      await ListingParameter.create({ listingId: listing.id, parameterId: parameter.id, value });
      return listing.id;
    }),
  );
  await matchNewListings();
  expect(await foundBy(id)).toEqual([listings[0]]);
});

test("only what comes on sale for the first time; two workers find each once", async () => {
  const leaf = await findLeaf();
  const { id } = await buildSavedSearch((await buildHearer()).id, { categoryId: leaf.id });
  await buildListing({ categoryId: leaf.id });
  const listings = [];
  for (let count = 0; count < 120; count += 1) listings.push((await approveNew({ categoryId: leaf.id })).id);
  const runs = await Promise.all([matchNewListings(), matchNewListings(), matchNewListings()]);
  expect(runs.reduce((sum, { finds }) => sum + finds, 0)).toBe(120);
  expect(await foundBy(id)).toEqual(listings.sort((one, other) => one - other));
  await Listing.update({ status: "closed" }, { where: {} });
  expect(await matchNewListings()).toEqual({ listings: 0, finds: 0 });
});

test("one that has left the market, and for one that is paused, nothing", async () => {
  const leaf = await findLeaf();
  const user = await buildHearer();
  const paused = await buildSavedSearch(user.id, { categoryId: leaf.id });
  await sequelize.query("update saved_searches set is_paused = true");
  await approveNew({ categoryId: leaf.id });
  const heard = await buildSavedSearch(user.id, { categoryId: leaf.id, state: "Used" });
  const gone = await approveNew({ categoryId: leaf.id });
  await gone.update({ status: "closed" });
  await matchNewListings();
  expect(await foundBy(paused.id)).toEqual([]);
  expect(await foundBy(heard.id)).toHaveLength(1);
});

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { advise as contract } from "#contract/search.ts";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { City } from "#db/models/City.ts";
import * as pool from "#db/readPool.ts";
import { buildListing, findPlace } from "../../../tests/factories.ts";
import { readListings } from "../feed/readListings.ts";
import { advise } from "./advise.ts";
import { refreshLexicon } from "./refreshLexicon.ts";

async function ask(filters: ListingFilters) {
  return contract.output.parse(JSON.parse((await advise(filters)).text)).data;
}
const categoryId = async (link: string) =>
  (await Category.findOne({ where: { link }, rejectOnEmpty: true })).id;

let place: Required<Pick<ListingFilters, "regionId" | "cityId" | "districtId">>;
let elsewhere: typeof place;
beforeAll(async () => {
  const [here, there] = [await findPlace(0), await findPlace(40)];
  const ids = ({ city, district }: typeof here) => ({
    regionId: city.regionId,
    cityId: city.id,
    districtId: district.id,
  });
  [place, elsewhere] = [ids(here), ids(there)];
  expect(place.regionId).not.toBe(elsewhere.regionId);
  const sofas = await categoryId("sofas");
  await buildListing({
    name: "Диван угловой",
    ...place,
    districtId: null,
    price: 500,
    state: "Used",
    categoryId: sofas,
  });
  await buildListing({ name: "Диван прямой", ...elsewhere, price: 500, state: "Used", categoryId: sofas });
  await buildListing({ name: "Лампа зелёная", ...elsewhere });
  await refreshLexicon();
});

describe("a search that found nothing", () => {
  test("leaves out the word that nobody wrote with the others", async () => {
    const [best, ...others] = await ask({ search: "диван трансформер" });
    expect(best).toEqual({ kind: "words", filters: { search: "диван" }, total: 2, totalIsEstimate: false });
    expect(others).toEqual([]);
    // Both words are written, but not together: the one that finds most stays.
    expect((await ask({ search: "зелёная диван" }))[0]?.filters).toEqual({ search: "диван" });
  });

  test.each([
    ["диван трансформер хрензнаетчто", "диван"],
    ["хрензнаетчто диван угловой бумбарасм", "диван угловой"],
    ["софа трансформер хрензнаетчто", "софа"],
  ])("of %s leaves out all that nobody wrote", async (search, left) => {
    const [best] = await ask({ search });
    expect(best).toMatchObject({ kind: "words", filters: { search: left } });
  });

  test.each([
    ["дитан", "диван"],
    ["дивав угловой", "диван угловой"],
    ["dtvan", "divan"],
    ["лаппа", "лампа"],
  ])("of %s puts right what nobody wrote, whatever the typo", async (search, meant) => {
    const [best] = await ask({ search });
    expect(best?.kind).toBe("words");
    expect(best?.filters.search?.toLowerCase()).toBe(meant.toLowerCase());
  });

  test.each(["диван куплю?", "диван (срочно)", "срочно!!! диван", "диван, недорого!!!"])(
    "%s is no search that found nothing",
    async (search) => {
      const found = await readListings({ search, sortBy: "createdAt|desc", skip: 0, take: 50 });
      expect(JSON.parse(found.text).total).toBe(2);
    },
  );

  test("leaves out one more word that helps most, then all but two or one", async () => {
    expect((await ask({ search: "диван угловой зелёная" }))[0]).toMatchObject({
      kind: "words",
      filters: { search: "диван угловой" },
      total: 1,
    });
    expect((await ask({ search: "лампа диван угловой лампа прямой" }))[0]).toMatchObject({
      kind: "words",
      filters: { search: "диван угловой" },
      total: 1,
    });
    expect((await ask({ search: "хрензнаетчто угловой лампа прямой" }))[0]).toMatchObject({
      // The thing, not what one is like.
      kind: "words",
      filters: { search: "лампа" },
      total: 1,
    });
  });

  test("keeps the words that tell more, though common ones find more", async () => {
    const elsewhereToo = { ...elsewhere, districtId: null };
    await buildListing({ name: "Патефон", ...elsewhereToo });
    for (let price = 1; price <= 15; price += 1)
      await buildListing({ name: "Коробка винил", price, ...elsewhereToo });
    await refreshLexicon();
    for (const search of ["патефон винил", "винил патефон"]) {
      expect((await ask({ search }))[0]).toMatchObject({ filters: { search: "патефон" }, total: 1 });
    }
    // A place and the thing before what it is for.
    const [name] = (await City.findByPk(elsewhere.cityId))?.nameRu.split(" ") ?? [];
    for (const price of [1, 2]) await buildListing({ name: "Shkaf ipotekaga", price, ...place });
    await buildListing({ name: "Shkaf", ...elsewhereToo });
    await refreshLexicon();
    expect((await ask({ search: `shkaf ${name} ipotekaga` }))[0]).toMatchObject({
      kind: "words",
      filters: { search: `shkaf ${name}` },
      total: 1,
    });
  });

  test("tries two words as one, in either order", async () => {
    await buildListing({ name: "Веломотор", ...elsewhere });
    await buildListing({ name: "Мотор", ...place });
    await refreshLexicon();
    const found = await readListings({ search: "вело мотор", sortBy: "createdAt|desc", skip: 0, take: 50 });
    expect(found.text).toContain("Веломотор");
    expect((await ask({ search: "мотор вело" }))[0]).toMatchObject({
      kind: "words",
      filters: { search: "веломотор" },
      total: 1,
    });
  });

  test("keeps the thing before the place", async () => {
    const [name] = (await City.findByPk(elsewhere.cityId))?.nameRu.split(" ") ?? [];
    await buildListing({ name: "Абажур", ...place });
    await refreshLexicon();
    expect((await ask({ search: `абажур ${name}` }))[0]).toMatchObject({
      kind: "words",
      filters: { search: "абажур" },
    });
  });

  test("is tried in a wider place or category without what nobody wrote", async () => {
    const { districtId: _, ...city } = place;
    expect(await ask({ search: "диван хрензнаетчто", ...place })).toEqual([
      { kind: "place", filters: { search: "диван", ...city }, total: 1, totalIsEstimate: false },
    ]);
    const beds = await categoryId("beds");
    expect((await ask({ search: "диван хрензнаетчто", categoryId: beds })).map(({ kind }) => kind)).toEqual([
      "category",
    ]);
    expect(await ask({ search: "лампа хрензнаетчто", ...place, categoryId: beds, state: "Used" })).toEqual([
      { kind: "words", filters: { search: "лампа" }, total: 1, totalIsEstimate: false },
    ]);
  });

  test("leaves out the unit of a measure alone, and a measure before the thing", async () => {
    await buildListing({ name: "Трансформатор 380", ...elsewhere });
    await refreshLexicon();
    expect(await ask({ search: "380 ватт" })).toEqual([
      { kind: "words", filters: { search: "380" }, total: 1, totalIsEstimate: false },
    ]);
    expect((await ask({ search: "диван угловой 6 кг" }))[0]?.filters).toEqual({ search: "диван угловой" });
    expect(await ask({ search: "6 кг" })).toEqual([]);
  });

  test("corrects what it keeps", async () => {
    expect((await ask({ search: "дивон трансформер" }))[0]?.filters).toEqual({ search: "диван" });
  });

  test("is tried in the next wider place that has something", async () => {
    const inDistrict = await ask({ search: "диван", ...place });
    const { districtId: _, ...city } = place;
    expect(inDistrict).toEqual([
      { kind: "place", filters: { search: "диван", ...city }, total: 1, totalIsEstimate: false },
    ]);
    const inCountry = await ask({ search: "лампа", ...place });
    expect(inCountry).toEqual([
      { kind: "place", filters: { search: "лампа" }, total: 1, totalIsEstimate: false },
    ]);
  });

  test("is tried in the category above, or in all", async () => {
    const [beds, furniture, cars] = await Promise.all(["beds", "furniture", "cars"].map(categoryId));
    expect(await ask({ search: "диван", categoryId: beds })).toEqual([
      {
        kind: "category",
        filters: { search: "диван", categoryId: furniture },
        total: 2,
        totalIsEstimate: false,
      },
    ]);
    expect(await ask({ search: "диван", categoryId: cars })).toEqual([
      { kind: "category", filters: { search: "диван" }, total: 2, totalIsEstimate: false },
    ]);
  });

  test("takes the parameters of a category away with it", async () => {
    const smartphones = await categoryId("smartphones");
    const parameter = await CategoryParameter.findOne({
      where: { categoryId: smartphones, type: "BOOLEAN" },
    });
    const p = { [String(parameter?.id)]: ["true"] };
    expect(parameter).not.toBeNull();
    expect(await ask({ search: "диван", categoryId: smartphones, p })).toEqual([
      { kind: "category", filters: { search: "диван" }, total: 2, totalIsEstimate: false },
    ]);
  });

  test.each<ListingFilters>([
    { maxPrice: 100 },
    { minPrice: 1000 },
    { state: "New" },
    { searchOnlyWithPhotos: true },
    { state: "New", minPrice: 1000, searchOnlyInTitle: true },
  ])("is tried without %j", async (filters) => {
    expect(await ask({ search: "диван", ...filters })).toEqual([
      { kind: "filters", filters: { search: "диван" }, total: 2, totalIsEstimate: false },
    ]);
  });

  test("is given words, place, category and filters in this order", async () => {
    const [beds, sofas] = [await categoryId("beds"), await categoryId("sofas")];
    const here = { ...place, state: "New", categoryId: beds } as const;
    await buildListing({ name: "Торшер", ...here });
    await buildListing({ name: "Торшер бронзовый", ...here, ...elsewhere });
    await buildListing({ name: "Торшер бронзовый", ...here, categoryId: sofas });
    await buildListing({ name: "Торшер бронзовый", ...here, state: "Used" });
    await refreshLexicon();
    const all = await ask({ search: "торшер бронзовый", ...here });
    expect(all.map(({ kind, total }) => [kind, total])).toEqual([
      ["words", 1],
      ["place", 1],
      ["category", 1],
      ["filters", 1],
    ]);
  });

  test("is tried by its words alone when no single step helps", async () => {
    const beds = await categoryId("beds");
    expect(await ask({ search: "лампа", ...place, categoryId: beds, state: "New" })).toEqual([
      { kind: "filters", filters: { search: "лампа" }, total: 1, totalIsEstimate: false },
    ]);
  });

  test("is tried with fewer words and wider when neither helps alone", async () => {
    const beds = await categoryId("beds");
    const sofas = await categoryId("sofas");
    // Both words are written, never together; one of them is in the category.
    expect(await ask({ search: "диван лампа", categoryId: sofas, maxPrice: 100 })).toMatchObject([
      { kind: "words", filters: { search: "диван", categoryId: sofas } },
    ]);
    expect(await ask({ search: "диван лампа", ...place, categoryId: beds, minPrice: 1e9 })).toMatchObject([
      { kind: "words", filters: { search: "диван", ...place } },
    ]);
    expect(await ask({ search: "угловой лампа хрензнаетчто", categoryId: beds, state: "New" })).toEqual([
      { kind: "words", filters: { search: "лампа" }, total: 1, totalIsEstimate: false },
    ]);
  });

  test("without words is tried wider by two steps", async () => {
    const sofas = await categoryId("sofas");
    const { regionId } = await findPlace(90).then(({ city }) => city);
    expect([place.regionId, elsewhere.regionId]).not.toContain(regionId);
    expect(await ask({ regionId, categoryId: sofas, minPrice: 1e9 })).toMatchObject([
      { kind: "filters", filters: { categoryId: sofas } },
    ]);
  });

  test("gets no advice that finds nothing, nor itself", async () => {
    expect(await ask({ search: "хрензнаетчто" })).toEqual([]);
    expect(await ask({})).toEqual([]);
    expect(await ask({ search: "  " })).toEqual([]);
    expect(await ask({ regionId: 999_999 })).toEqual([]);
  });

  test("asks the database few times, however long it is", async () => {
    const asked: ListingFilters = {
      search: "один два диван лампа пять угловой",
      ...place,
      categoryId: await categoryId("sofas"),
      state: "New",
      minPrice: 5,
      maxPrice: 6,
      searchOnlyInTitle: true,
      searchOnlyWithPhotos: true,
    };
    await ask(asked);
    const reads = vi.spyOn(pool, "read");
    await ask({ ...asked, search: `${asked.search} шесть` });
    expect(reads.mock.calls.length).toBeGreaterThan(2);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(10);
  });
});

test.each(["' or 1=1", "1 2 3", "asdfgh", "%_\\", "ыыыы хххх", "z"])(
  "%s is advised nothing",
  async (search) => {
    await buildListing({ name: "Стол 1 1, на 2 места, 3 ящика" });
    expect(await ask({ search })).toEqual([]);
  },
);

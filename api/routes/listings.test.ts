import { beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { ListingCard } from "#contract/listings.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { City } from "#db/models/City.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { Region } from "#db/models/Region.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildPromotion, buildUser, findLeaf, findPlace } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PRODUCTS = "/api/telegram/products";
interface Page {
  data: ListingCard[];
  total: number;
  totalIsEstimate: boolean;
}
type Query = Record<string, string | number | boolean>;

async function list(query: Query): Promise<Page> {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const { status, body } = await api.ask<Page>(`${PRODUCTS}?${text}`);
  expect(status).toBe(200);
  const count = await api.ask<Page>(`${PRODUCTS}/count?${text}`);
  if (!("sortBy" in query || "skip" in query || "take" in query)) expect(count.body.total).toBe(body.total);
  return body;
}
const idsOf = (page: { data: ListingCard[] }) => page.data.map(({ id }) => id);

test("each filter narrows, and they narrow together", async () => {
  const leaf = await findLeaf(20);
  const { city, district } = await findPlace(5);
  const place = { regionId: city.regionId, cityId: city.id, districtId: district.id };
  const base = { categoryId: leaf.id, ...place };
  const cheap = await buildListing({ ...base, price: 1000, state: "New", photos: 1 });
  const dear = await buildListing({ ...base, price: 9000, state: "Used" });
  await buildListing({ ...base, categoryId: (await findLeaf(60)).id, price: 1000 });
  await buildListing({ categoryId: leaf.id, price: 1000 });

  const narrow = (query: Query) =>
    list({ categoryId: leaf.id, districtId: district.id, ...query }).then(idsOf);
  expect(await narrow({})).toEqual([dear.id, cheap.id]);
  expect(await narrow({ state: "New" })).toEqual([cheap.id]);
  expect(await narrow({ searchOnlyWithPhotos: true })).toEqual([cheap.id]);
  expect(await narrow({ searchOnlyWithPhotos: false })).toEqual([dear.id, cheap.id]);
  expect(await narrow({ minPrice: 5000 })).toEqual([dear.id]);
  expect(await narrow({ maxPrice: 5000 })).toEqual([cheap.id]);
  expect(await narrow({ minPrice: 2000, maxPrice: 500 })).toEqual([cheap.id]);
  expect(await narrow({ regionId: city.regionId, cityId: city.id })).toEqual([dear.id, cheap.id]);
  expect(await narrow({ regionId: city.regionId + 1 })).toEqual([]);
});

test("a card says what its place lies in: a district's city, the region of a city that few know", async () => {
  const { city, district } = await findPlace(3);
  const cities = await City.findAll();
  const regions = new Map((await Region.findAll()).map((region) => [region.id, region]));
  const among = (name: string) => cities.find(({ nameRu }) => nameRu === name) ?? city;
  const nameOf = ({ nameRu, nameUz, nameHi }: City | Region) => ({
    name: nameRu,
    name_uz: nameUz,
    name_hi: nameHi,
  });
  const [known, unknown] = [among("Самарканд"), among("Коканд")];
  const places = [
    { regionId: city.regionId, cityId: city.id, districtId: district.id, within: nameOf(city) },
    { regionId: unknown.regionId, cityId: unknown.id, within: nameOf(regions.get(unknown.regionId)!) },
    { regionId: known.regionId, cityId: known.id, within: null },
    { regionId: known.regionId, within: null },
  ];
  const categoryId = (await findLeaf(83)).id;
  const made = [];
  for (const { within: _, ...place } of places) made.push(await buildListing({ categoryId, ...place }));
  const { data } = await list({ categoryId, take: 10 });
  expect(made.map(({ id }) => data.find((card) => card.id === id)?.placeWithin)).toEqual(
    places.map(({ within }) => within),
  );
});

test("a category finds what lies below it, at every level", async () => {
  const leaf = await findLeaf(70);
  const listing = await buildListing({ categoryId: leaf.id });
  const path = [listing.category_1, listing.category_2, listing.category_3].filter((id) => id != null);
  for (const id of path) expect(idsOf(await list({ categoryId: id as number }))).toContain(listing.id);
});

test("parameters narrow by p[id], repeated for any of several; what there is not is 400 by its name", async () => {
  const { id: categoryId } = await findLeaf(21);
  const [red, blue] = [await buildListing({ categoryId }), await buildListing({ categoryId })];
  const parameter = await CategoryParameter.create({
    categoryId,
    key: "hue",
    type: "ENUM",
    nameRu: "Цвет",
    nameUz: "Rang",
    position: 99,
    optionsRu: ["Алый", "Синий"],
    optionsUz: ["Qirmizi", "Koʻk"],
  });
  const p = `p[${parameter.id}]`;
  await ListingParameter.create({ listingId: red.id, parameterId: parameter.id, value: "Алый" });
  await ListingParameter.create({ listingId: blue.id, parameterId: parameter.id, value: "Синий" });

  expect(idsOf(await list({ categoryId, [p]: "Qirmizi" }))).toEqual([red.id]);
  const several = await api.ask<Page>(`${PRODUCTS}?categoryId=${categoryId}&${p}=Алый&${p}=Koʻk`);
  expect(idsOf(several.body)).toEqual([blue.id, red.id]);
  for (const [path, faulty] of [
    ["", `${p}=red`],
    ["/count", `${p}=red`],
    ["/count/categories", `${p}=red`],
    ["", `p[x]=1`],
    ["", `${p}=%00`],
  ] as const) {
    const parent = path.endsWith("categories") ? "" : `categoryId=${categoryId}&`;
    const { status, body } = await api.ask<ErrorBody>(`${PRODUCTS}${path}?${parent}${faulty}`);
    expect([status, body.code], path + faulty).toEqual([400, "invalid_input"]);
    expect(Object.keys(body.fields ?? {})[0], path + faulty).toMatch(/^p\b/);
  }
});

test("categories are counted under the chosen one", async () => {
  const { categoryId, category_1 } = await buildListing({ categoryId: (await findLeaf(22)).id });
  const { body } = await api.ask<{ data: { categoryId: number; total: number; totalIsEstimate: boolean }[] }>(
    `${PRODUCTS}/count/categories`,
  );
  const { total } = await list({ categoryId: category_1 });
  expect(body.data).toContainEqual({ categoryId: category_1, total, totalIsEstimate: false });
  expect((await api.ask(`${PRODUCTS}/count/categories?categoryId=${categoryId}`)).body).toEqual({ data: [] });
});

test("unknown places and categories give an empty list", async () => {
  for (const key of ["categoryId", "regionId", "cityId", "districtId"]) {
    expect(await list({ [key]: 2_000_000 })).toEqual({
      data: [],
      total: 0,
      totalIsEstimate: false,
      correctedQuery: null,
    });
  }
});

test("all four orders, page by page, lose and repeat nothing", async () => {
  const { id: categoryId } = await findLeaf(33);
  const made = [];
  for (const price of [500, 100, 300, 300, 200]) made.push(await buildListing({ categoryId, price }));
  const newest = made.map(({ id }) => id).reverse();
  const [a, b, c, d, e] = made.map(({ id }) => id) as [number, number, number, number, number];
  const orders = {
    "createdAt|desc": newest,
    "createdAt|asc": newest.toReversed(),
    "price|asc": [b, e, c, d, a],
    "price|desc": [a, d, c, e, b],
  };
  for (const [sortBy, expected] of Object.entries(orders)) {
    const pages = [];
    for (const skip of [0, 2, 4, 6]) {
      const page = await list({ categoryId, sortBy, skip, take: 2 });
      expect(page.total).toBe(5);
      pages.push(...idsOf(page));
    }
    expect(pages).toEqual(expected);
  }
});

test("a price in conditional units is compared by its worth in sum", async () => {
  const { id: categoryId } = await findLeaf(34);
  const units = await buildListing({ categoryId, price: 10, priceSum: 126_000, currency: "UYE" });
  const sum = await buildListing({ categoryId, price: 100_000 });
  expect(idsOf(await list({ categoryId, sortBy: "price|asc" }))).toEqual([sum.id, units.id]);
  expect(idsOf(await list({ categoryId, minPrice: 110_000 }))).toEqual([units.id]);
});

test("search finds words in three scripts, in both languages, and only in the title when asked", async () => {
  const { id: categoryId } = await findLeaf(35);
  const phone = await buildListing({
    categoryId,
    name: "Смартфон Редми",
    nameUz: "Aqlli telefon",
    description: "чехол в подарок",
  });
  const dress = await buildListing({ categoryId, name: "Oʻzbekcha koʻylak", description: "yangi" });

  const search = async (words: string, more: Query = {}) =>
    idsOf(await list({ categoryId, search: words, ...more }));
  for (const words of ["смартфон", "СМАРТФОН редми", "smartfon", "telefon", "телефон", "чехол", "смартф"]) {
    expect(await search(words), words).toEqual([phone.id]);
  }
  for (const words of ["koʻylak", "ko'ylak", "кўйлак", "КЎЙЛАК", "koylak ozbekcha", "янги"]) {
    expect(await search(words), words).toEqual([dress.id]);
  }
  expect(await search("чехол", { searchOnlyInTitle: true })).toEqual([]);
  expect(await search("смартфон", { searchOnlyInTitle: true, minPrice: 1 })).toEqual([phone.id]);
  expect(await search("смартфон кўйлак")).toEqual([]);
  expect(await search("  ")).toEqual([dress.id, phone.id]);
  expect(await search("🙂")).toEqual([]);
});

test("similar ones are of the same leaf, near in price, of the same region first, never the seller's", async () => {
  const { id: categoryId } = await findLeaf(38);
  const { city } = await findPlace(5);
  const here = { categoryId, regionId: city.regionId, cityId: city.id };
  const listing = await buildListing({ ...here, price: 1000 });
  await buildListing({ ...here, price: 1000, ownerId: listing.ownerId });
  await buildListing({ ...here, price: 1501 });
  await buildListing({ ...here, price: 499 });
  await buildListing({ ...here, price: 1000, status: "closed" });
  await buildListing({ price: 1000, categoryId: (await findLeaf(39)).id });
  const far = await buildListing({ categoryId, price: 1000, regionId: city.regionId + 1 });
  const above = await buildListing({ ...here, price: 1500 });
  const below = await buildListing({ ...here, price: 501 });
  const near = await buildListing({ ...here, price: 990 });

  const { id: as } = await buildUser();
  const { body } = await api.ask<Page>(`${PRODUCTS}/similar/${listing.id}`, { as });
  expect(idsOf(body)).toEqual([near.id, below.id, above.id, far.id]);
  expect((await api.call(`${PRODUCTS}/similar/2000000`)).status).toBe(404);

  for (let made = 0; made < 12; made += 1) await buildListing({ ...here, price: 1000 + made });
  expect((await api.ask<Page>(`${PRODUCTS}/similar/${listing.id}`, { as })).body.data).toHaveLength(10);
});

test("the VIP ring holds the last ten payers whose listings are active", async () => {
  const viewer = await buildUser();
  const ids = [];
  for (let minute = 0; minute < 12; minute += 1) {
    const { listingId } = await buildPromotion({ paidAt: new Date(2030, 0, 1, 0, minute) });
    ids.unshift(listingId);
  }
  const closed = await buildListing({ status: "closed" });
  await buildPromotion({ listingId: closed.id, paidAt: new Date(2031, 0, 1) });

  const { body } = await api.ask<Page>(`${PRODUCTS}/top`, { as: viewer.id });
  expect(idsOf(body)).toEqual(ids.slice(0, 10));
  expect(body.data.every(({ isVIP }) => isVIP)).toBe(true);
});

test("reserved words are never taken for a listing's link", async () => {
  for (const [path, status] of Object.entries({ count: 200, top: 200, similar: 404, search: 404 })) {
    expect((await api.call(`${PRODUCTS}/${path}`)).status, path).toBe(status);
  }
});

test("a total is exact to 10,000 and an estimate beyond", async () => {
  const { id: categoryId } = await findLeaf(40);
  const { id } = await buildListing({ categoryId, price: 5 });
  const copy = (count: number) =>
    sequelize.query(
      `insert into listings (link, owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at)
       select gen_random_uuid(), owner_id, status, name, description, original_lang, price, currency, price_sum,
         state, category_id, category_1, category_2, category_3, region_id, city_id, rank_at, approved_at, expires_at
       from listings, generate_series(1, $count) where id = $id`,
      { bind: { id, count } },
    );
  await copy(9_999);
  expect(await list({ categoryId, minPrice: 1 })).toMatchObject({ total: 10_000, totalIsEstimate: false });
  await copy(2_000);
  await sequelize.query("analyze listings");
  const { total, totalIsEstimate } = await list({ categoryId, minPrice: 1 });
  expect(totalIsEstimate).toBe(true);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(20_000);
  // A page knows better: an empty one is beyond the last, a full one is there.
  const [full, beyond] = [
    await list({ categoryId, minPrice: 1, skip: 11_990, take: 10 }),
    await list({ categoryId, minPrice: 1, skip: 12_000, take: 10 }),
  ];
  expect([full.data.length, beyond.data.length]).toEqual([10, 0]);
  expect(full.total).toBeGreaterThanOrEqual(12_000);
  expect(beyond.total).toBeLessThanOrEqual(12_000);
});

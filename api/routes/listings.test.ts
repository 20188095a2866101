import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listing, type ListingCard, listingStatuses } from "#contract/listings.ts";
import { flushBuffers } from "#core/events/buffers.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import {
  buildFavourite,
  buildListing,
  buildPromotion,
  buildUser,
  findLeaf,
  findPlace,
} from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PRODUCTS = "/api/telegram/products";
interface Page {
  data: ListingCard[];
  total: number;
  totalIsEstimate: boolean;
}
type Query = Record<string, string | number | boolean>;

async function list(query: Query, as?: number): Promise<Page> {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const { status, body } = await api.ask<Page>(`${PRODUCTS}?${text}`, as === undefined ? {} : { as });
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

test("a category finds what lies below it, at every level", async () => {
  const leaf = await findLeaf(70);
  const listing = await buildListing({ categoryId: leaf.id });
  const path = [listing.category_1, listing.category_2, listing.category_3].filter((id) => id != null);
  for (const id of path) expect(idsOf(await list({ categoryId: id as number }))).toContain(listing.id);
});

test("unknown places and categories give an empty list", async () => {
  for (const key of ["categoryId", "regionId", "cityId", "districtId"]) {
    expect(await list({ [key]: 2_000_000 })).toEqual({ data: [], total: 0, totalIsEstimate: false });
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

test("only active listings are listed; who may open the others, and what is told of them", async () => {
  const { id: categoryId } = await findLeaf(36);
  const [owner, stranger, admin] = await Promise.all([
    buildUser(),
    buildUser(),
    buildUser({ isAdmin: true }),
  ]);
  const open = ["active", "closed", "expired"];
  for (const status of listingStatuses) {
    const { link, id } = await buildListing({ categoryId, ownerId: owner.id, status });
    const ask = (as?: number) => api.ask<Listing>(`${PRODUCTS}/${link}`, as === undefined ? {} : { as });
    const [anyone, signedIn, own, byAdmin] = [
      await ask(),
      await ask(stranger.id),
      await ask(owner.id),
      await ask(admin.id),
    ];
    const expected = open.includes(status) ? 200 : 404;
    expect([anyone.status, signedIn.status], status).toEqual([expected, expected]);
    expect([own.status, byAdmin.status], status).toEqual([200, 200]);

    expect(own.body).toMatchObject({
      isOwner: true,
      status,
      isModerated:
        { draft: null, pending: null, rejected: false, removed: false }[status as string] ??
        expect.toSatisfy((value) => value === true || value === null),
      isDeactivated: ["closed", "expired", "removed"].includes(status),
      phoneNumbers: ["+998901234533"],
    });
    if (expected === 200) {
      expect(anyone.body.phoneNumbers).toEqual(status === "active" ? ["+998 90 ••• •• 33"] : []);
    }
    const isListed = idsOf(await list({ categoryId }, owner.id)).includes(id);
    expect(isListed, status).toBe(status === "active");
    const similar = await api.call(`${PRODUCTS}/similar/${id}`);
    expect(similar.status, status).toBe(expected);
  }
});

test("a listing is told whole, its description as safe HTML", async () => {
  const leaf = await findLeaf(0);
  const { city, district } = await findPlace(0);
  const listing = await buildListing({
    categoryId: leaf.id,
    ...{ regionId: city.regionId, cityId: city.id, districtId: district.id },
    description: `<img src=x onerror="a('b')">\r\nвторая & строка`,
    photos: 3,
    phoneNumbers: ["+998901112233", "12345678"],
  });
  const parameters = await CategoryParameter.findAll({
    where: { categoryId: [listing.category_1, leaf.id] },
  });
  const option = parameters.find(({ type }) => type === "ENUM")!;
  await ListingParameter.create({
    listingId: listing.id,
    parameterId: option.id,
    value: option.optionsRu[1]!,
  });

  const { body } = await api.ask<Listing>(`${PRODUCTS}/${listing.link}`);
  expect(body.description).toBe(
    "&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;<br>вторая &amp; строка",
  );
  expect(body.photos).toHaveLength(3);
  expect(body.thumbhashes).toHaveLength(3);
  expect(body.photosCount).toBe(3);
  expect(body.phoneNumbers).toEqual(["+998 90 ••• •• 33", "12 ••• •• 78"]);
  expect(body.placePath.map(({ name }) => name)).toEqual([expect.any(String), city.nameRu, district.nameRu]);
  expect(body.place.name_uz).toBe(district.nameUz);
  expect(body.breadcrumbs.map(({ id }) => id)).toEqual(
    [listing.category_1, listing.category_2, listing.category_3].filter((id) => id != null),
  );
  expect(body.parameters).toEqual([
    expect.objectContaining({
      ...{ parameterId: option.id, name_uz: option.nameUz },
      ...{ value: option.optionsRu[1], value_uz: option.optionsUz[1] },
    }),
  ]);
});

test("nothing of a seller leaks: no phone, username, Telegram id or who favourited", async () => {
  const owner = await buildUser({ telegramId: 765_432_198, username: "hidden_person" });
  const { id: categoryId } = await findLeaf(37);
  const { id, link } = await buildListing({
    categoryId,
    ownerId: owner.id,
    phoneNumbers: [owner.phoneNumber!],
  });
  const other = await buildListing({ categoryId });
  await buildPromotion({ listingId: id });
  const fan = await buildUser();
  await buildFavourite({ listingId: id, userId: fan.id });
  const viewer = await buildUser();

  const paths = ["", `/${link}`, "/top", `/similar/${other.id}`].map((path) => PRODUCTS + path);
  for (const path of [...paths, "/api/telegram/feed"]) {
    for (const as of [undefined, viewer.id]) {
      const { text } = await api.call(path, as === undefined ? {} : { as });
      for (const secret of ["765432198", "hidden_person", owner.phoneNumber!, "Familiyev"]) {
        expect(text).not.toContain(secret);
      }
    }
  }
  const { body } = await api.ask<Listing>(`${PRODUCTS}/${link}`, { as: viewer.id });
  expect(body).toMatchObject({ favourites: [], favouritesCount: 1, isFavourite: false, isOwner: false });
  const own = await api.ask<Listing>(`${PRODUCTS}/${link}`, { as: fan.id });
  expect(own.body).toMatchObject({ favourites: [{ id }], isFavourite: true });
});

test("views are counted once a day for each person, never the owner's", async () => {
  const owner = await buildUser();
  const { link } = await buildListing({ ownerId: owner.id });
  const [one, two] = await Promise.all([buildUser(), buildUser()]);
  for (const as of [one.id, one.id, two.id, owner.id, undefined, undefined]) {
    await api.call(`${PRODUCTS}/${link}`, as === undefined ? {} : { as });
  }
  await flushBuffers();
  const { body } = await api.ask<Listing>(`${PRODUCTS}/${link}`, { as: owner.id });
  expect(body.viewsCount).toBe(3);
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

  const { body } = await api.ask<Page>(`${PRODUCTS}/similar/${listing.id}`);
  expect(idsOf(body)).toEqual([near.id, below.id, above.id, far.id]);
  expect((await api.call(`${PRODUCTS}/similar/2000000`)).status).toBe(404);

  for (let made = 0; made < 12; made += 1) await buildListing({ ...here, price: 1000 + made });
  expect((await api.ask<Page>(`${PRODUCTS}/similar/${listing.id}`)).body.data).toHaveLength(10);
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

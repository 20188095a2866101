import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { Listing as ListingView } from "#contract/listings.ts";
import { setFlag } from "#core/desk/flags/setFlag.ts";
import { readNumber } from "#core/platform/flags/flags.ts";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { City } from "#db/models/City.ts";
import { District } from "#db/models/District.ts";
import { Draft } from "#db/models/Draft.ts";
import { Image } from "#db/models/Image.ts";
import { Listing } from "#db/models/Listing.ts";
import { Region } from "#db/models/Region.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildImage, buildListingInput, buildUser, findLeaf, findPlace } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
let seller: { id: number };
beforeAll(async () => {
  api = await startTestApi();
  seller = await buildUser({ language: "uz" });
});

const PATH = "/api/user/telegram/products";

interface Saved {
  id: number;
  link: string;
  status: string;
  hasRevision: boolean;
}

const post = <T = Saved>(body: unknown, as = seller.id, headers: Record<string, string> = {}) =>
  api.ask<T>(PATH, { as, body, headers });
const input = (overrides: Record<string, unknown> = {}) => buildListingInput(seller.id, overrides as never);
const stored = async (id: number) => (await Listing.findByPk(id))!;

/** A parameter of each type with the leaf that has it. */
async function findParameter(type: "STRING" | "BOOLEAN" | "ENUM") {
  const parents = new Set((await Category.findAll()).map(({ parentId }) => parentId));
  const parameters = await CategoryParameter.findAll({ where: { type }, order: ["id"] });
  return parameters.find(({ categoryId }) => !parents.has(categoryId))!;
}

test("a listing goes before the moderators, and only its owner sees it", async () => {
  const images = [await buildImage({ ownerId: seller.id }), await buildImage({ ownerId: seller.id })];
  const photos = images.map(({ src }) => src);
  const sent = await input({
    photos,
    isTopOnModerate: true,
    phoneNumbers: ["901234567", "+998 90 123-45-67"],
  });
  const { status, body } = await post(sent);

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    link: `prodayu-velosiped-${body.id}`,
    status: "pending",
    hasRevision: false,
  });
  expect(await stored(body.id)).toMatchObject({
    ownerId: seller.id,
    originalLang: "ru",
    edition: 1,
    rankAt: 0,
    isTopOnModerate: true,
    price: 1_500_000,
    priceSum: 1_500_000,
    longitude: 69.24,
    latitude: 41.31,
    zoom: 0,
    phoneNumbers: ["+998901234567"],
    hasPhotos: true,
    submittedAt: expect.any(Date),
    nameRu: null,
    nameUz: null,
    isTranslationActual: false,
    approvedAt: null,
    expiresAt: null,
  });
  const own = await api.ask<ListingView>(`/api/telegram/products/${body.link}`, { as: seller.id });
  expect(own.body).toMatchObject({ photos, isModerated: null, description: sent.description });
  expect((await api.call(`/api/telegram/products/${body.link}`)).status).toBe(404);
});

test("values are kept, options by their Russian text", async () => {
  const [option, flag, text] = await Promise.all([
    findParameter("ENUM"),
    findParameter("BOOLEAN"),
    findParameter("STRING"),
  ]);
  const place = option.optionsUz.findIndex((uz, at) => uz !== option.optionsRu[at]);
  for (const [parameter, value, kept] of [
    [option, option.optionsUz[place], option.optionsRu[place]],
    [option, option.optionsRu[0], option.optionsRu[0]],
    [flag, "false", "false"],
    [text, ` ${"я".repeat(80)} `, "я".repeat(80)],
  ] as const) {
    const parameters = [{ parameterId: parameter.id, value }];
    const { body } = await post(await input({ categoryId: parameter.categoryId, parameters }));
    const { body: view } = await api.ask<ListingView>(`/api/telegram/products/${body.link}`, {
      as: seller.id,
    });
    expect(view.parameters).toMatchObject([{ parameterId: parameter.id, value: kept }]);
  }
});

test("a category's parameters may come from the one above it", async () => {
  const all = await CategoryParameter.findAll({ order: ["id"] });
  const categories = await Category.findAll();
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const leaf = categories.find(
    ({ id, parentId }) => !parents.has(id) && all.some(({ categoryId }) => categoryId === parentId),
  )!;
  const above = all.find(({ categoryId }) => categoryId === leaf.parentId)!;
  const value = above.optionsRu[0] ?? "true";
  const { status } = await post(
    await input({ categoryId: leaf.id, parameters: [{ parameterId: above.id, value }] }),
  );
  expect(status).toBe(201);
});

test("the language is that of the words, or of the person where they tell nothing", async () => {
  const words = [
    ["Продаю диван", "Почти новый", "ru"],
    ["Divan sotiladi", "Holati yaxshi", "uz"],
    ["Диван сотилади", "Ҳолати яхши", "uz"],
    ["iPhone 13", "128", "uz"],
  ] as const;
  for (const [name, description, lang] of words) {
    const { body } = await post(await input({ name, description }));
    expect((await stored(body.id)).originalLang, name).toBe(lang);
  }
  const english = await buildUser({ language: "en" });
  const { body } = await post(
    await buildListingInput(english.id, { name: "12", description: "34" }),
    english.id,
  );
  expect((await stored(body.id)).originalLang).toBe("uz");
});

test("prices: in units they are compared in sum, and without one they are negotiable", async () => {
  const dear = await post(await input({ price: 2_000_000_000, currency: "UYE" }));
  expect(await stored(dear.body.id)).toMatchObject({ price: 2e9, priceSum: 2e9 * 12_600 });
  const house = await post(await input({ price: 999_999_999_999 }));
  expect(await stored(house.body.id)).toMatchObject({ price: 999_999_999_999, priceSum: 999_999_999_999 });
  const absurd = await post(await input({ price: 999_999_999_999, currency: "UYE" }));
  expect((await stored(absurd.body.id)).priceSum).toBe(Number.MAX_SAFE_INTEGER);
  const open = await post(await input({ price: 0, isNegotiable: true }));
  expect(await stored(open.body.id)).toMatchObject({ price: 0, priceSum: 0, isNegotiable: true });
});

test("what may be left out is left out, and odd words are kept as they are", async () => {
  const sent: Record<string, unknown> = await input({
    name: `<b onload="x">'; drop table listings; --</b>`,
    description: `${"щч".repeat(999)}\n🚗`,
    photos: await Promise.all(
      Array.from({ length: 10 }, async () => (await buildImage({ ownerId: seller.id })).src),
    ),
    phoneNumbers: ["позвоните мне"],
  });
  const optional = [
    "isNegotiable",
    "zoom",
    "contactMethods",
    "cityId",
    "districtId",
    "parameters",
    "isTopOnModerate",
  ];
  for (const key of optional) delete sent[key];
  const { status, body } = await post(sent);
  expect(status).toBe(201);
  expect(body.link).toBe(`b-onload-x-drop-table-listings-b-${body.id}`);
  expect(await stored(body.id)).toMatchObject({
    name: sent.name,
    description: sent.description,
    phoneNumbers: ["позвоните мне"],
    cityId: null,
    districtId: null,
    contactMethods: "both",
    zoom: 0,
  });
});

const long = (length: number) => "я".repeat(length);
const many = (length: number, what: unknown) => Array.from({ length }, () => what);

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["no name", { name: " \n " }, { name: "required" }],
  ["a long name", { name: long(301) }, { name: "too_long" }],
  ["no description", { description: "" }, { description: "required" }],
  ["a long description", { description: long(2001) }, { description: "too_long" }],
  ["NUL", { name: "a\u0000b" }, { name: expect.any(String) }],
  ["half a character", { description: "a\ud800b" }, { description: expect.any(String) }],
  [
    "half a character in a phone",
    { phoneNumbers: ["9012345\udc00"] },
    { "phoneNumbers.0": expect.any(String) },
  ],
  ["no category", { categoryId: null }, { categoryId: "required" }],
  ["a category that isn't there", { categoryId: 2_147_483_647 }, { categoryId: "unknown" }],
  ["a huge id", { categoryId: 2_147_483_648 }, { categoryId: "unknown" }],
  ["a text for an id", { regionId: "1" }, { regionId: "required" }],
  [
    "a region that isn't there",
    { regionId: 2_147_483_647, cityId: null, districtId: null },
    { regionId: "unknown" },
  ],
  ["a city that isn't there", { cityId: 2_147_483_647, districtId: null }, { cityId: "not_below" }],
  ["a district that isn't there", { districtId: 2_147_483_647 }, { districtId: "not_below" }],
  ["a district without its city", { cityId: null }, { districtId: "not_below" }],
  ["no state", { state: undefined }, { state: "required" }],
  ["a third state", { state: "Broken" }, { state: "unknown" }],
  ["a free thing", { price: 0 }, { price: "price" }],
  ["half a sum", { price: 1.5 }, { price: "price" }],
  ["a price below nothing", { price: -1, isNegotiable: true }, { price: "price" }],
  ["a huge price", { price: 1_000_000_000_000 }, { price: "price" }],
  ["a price as text", { price: "100" }, { price: "price" }],
  ["a third currency", { currency: "USD" }, { currency: "unknown" }],
  ["a point beside the world", { lon: 180.1, lat: -90.1 }, { lon: "map", lat: "map" }],
  ["a zoom of 21", { zoom: 21 }, { zoom: "map" }],
  ["no photo", { photos: [] }, { photos: "required" }],
  [
    "11 photos",
    { photos: Array.from({ length: 11 }, (_, at) => `/images/${at}.webp`) },
    { photos: "too_many" },
  ],
  ["a photo twice", { photos: many(2, "/images/1.webp") }, { photos: "repeated" }],
  ["a foreign address", { photos: ["https://example.com/1.jpg"] }, { photos: "foreign" }],
  ["no phone", { phoneNumbers: [] }, { phoneNumbers: "required" }],
  ["four phones", { phoneNumbers: many(4, "901234567") }, { phoneNumbers: "too_many" }],
  ["a short phone", { phoneNumbers: ["901234567", " 1234567 "] }, { "phoneNumbers.1": "phone" }],
  ["a long phone", { phoneNumbers: ["9".repeat(41)] }, { "phoneNumbers.0": "phone" }],
  ["a fourth way of contact", { contactMethods: "post" }, { contactMethods: "unknown" }],
  [
    "a parameter that isn't there",
    { parameters: [{ parameterId: 2_147_483_647, value: "x" }] },
    { "parameters.0.parameterId": "unknown" },
  ],
  ["an empty value", { parameters: [{ parameterId: 1, value: " " }] }, { "parameters.0.value": "required" }],
  [
    "a long value",
    { parameters: [{ parameterId: 1, value: long(81) }] },
    { "parameters.0.value": "too_long" },
  ],
  ["a parameter twice", { parameters: many(2, { parameterId: 1, value: "x" }) }, { parameters: "repeated" }],
])("%s is refused and nothing stays", async (_, wrong, fields) => {
  const before = await Listing.count();
  const { status, body } = await post<ErrorBody>({ ...(await input()), ...wrong });
  expect([status, body.code, body.fields]).toEqual([400, "invalid_input", fields]);
  expect(await Listing.count()).toBe(before);
});

test("rules that only the database knows refuse too, and nothing stays", async () => {
  const before = await Listing.count();
  const refuse = async (wrong: Record<string, unknown>, fields: Record<string, string>) => {
    const { status, body } = await post<ErrorBody>(await input(wrong));
    expect([status, body.fields]).toEqual([400, fields]);
  };
  const leaf = await findLeaf();
  await refuse({ categoryId: leaf.parentId }, { categoryId: "unknown" });

  const { city, district } = await findPlace();
  const elsewhere = (await Region.findAll()).find(({ id }) => id !== city.regionId)!;
  await refuse({ regionId: elsewhere.id, districtId: null }, { cityId: "not_below" });
  const sister = (await City.findAll()).find(
    ({ id, regionId }) => id !== city.id && regionId === city.regionId,
  );
  const far = (await District.findAll()).find(({ cityId }) => cityId !== district.cityId)!;
  await refuse({ districtId: far.id }, { districtId: "not_below" });
  if (sister) await refuse({ cityId: sister.id }, { districtId: "not_below" });

  const others = await buildImage();
  const mine = await buildImage({ ownerId: seller.id });
  await refuse({ photos: [mine.src, others.src] }, { photos: "foreign" });

  const [option, flag] = await Promise.all([findParameter("ENUM"), findParameter("BOOLEAN")]);
  const of = ({ id, categoryId }: CategoryParameter, value: string) => ({
    categoryId,
    parameters: [{ parameterId: id, value }],
  });
  await refuse(of(option, "Марсианский"), { "parameters.0.value": "unknown" });
  await refuse(of(flag, "да"), { "parameters.0.value": "unknown" });
  const stray = (await CategoryParameter.findAll()).find(
    ({ categoryId }) => ![leaf.id, leaf.parentId].includes(categoryId) && categoryId !== option.categoryId,
  )!;
  await refuse(
    {
      ...of(option, option.optionsRu[0]!),
      parameters: [
        { parameterId: option.id, value: option.optionsRu[0] },
        { parameterId: stray.id, value: "x" },
      ],
    },
    { "parameters.1.parameterId": "unknown" },
  );
  expect(await Listing.count()).toBe(before);
});

test("nobody posts without signing in, nor while banned", async () => {
  const sent = await input();
  expect((await api.call(PATH, { body: sent })).status).toBe(401);
  const banned = await buildUser({ bannedAt: new Date() });
  const answer = await post<ErrorBody>(await buildListingInput(banned.id), banned.id);
  expect([answer.status, answer.body.code]).toEqual([403, "banned"]);
  expect(await Listing.count({ where: { ownerId: banned.id } })).toBe(0);
});

test("the draft goes with the listing, and stays when it is refused", async () => {
  const { id } = await buildUser();
  await Draft.create({ userId: id, body: {} });
  await post({ ...(await buildListingInput(id)), photos: ["/images/nowhere.webp"] }, id);
  expect(await Draft.count({ where: { userId: id } })).toBe(1);
  await post(await buildListingInput(id), id);
  expect(await Draft.count({ where: { userId: id } })).toBe(0);
});

test("twenty calls of one key at once make one listing, and so do later ones", async () => {
  const { id } = await buildUser();
  const sent = await buildListingInput(id);
  const key = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(sent, id, key)));
  answers.push(await post(sent, id, key));

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.link}`)).size).toBe(1);
  expect(await Listing.count({ where: { ownerId: id } })).toBe(1);
  const other = await post<ErrorBody>({ ...sent, price: 1 }, id, key);
  expect([other.status, other.body.code]).toEqual([409, "key_reused"]);
});

test("twenty listings posted at once are twenty, each with its own link and photo order", async () => {
  const { id } = await buildUser();
  const photos = await Promise.all(
    Array.from({ length: 3 }, async () => (await buildImage({ ownerId: id })).src),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) =>
      post(await buildListingInput(id, { photos: at % 2 ? photos : photos.toReversed() }), id),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.link)).size).toBe(20);
  for (const [at, { body }] of answers.entries()) {
    const { body: view } = await api.ask<ListingView>(`/api/telegram/products/${body.link}`, { as: id });
    expect(view.photos).toEqual(at % 2 ? photos : photos.toReversed());
  }
  expect(await Image.count({ where: { ownerId: id } })).toBe(23);
});

test("what nobody sees goes out of the words, and words of nothing else are none", async () => {
  const option = await findParameter("STRING");
  const { status, body } = await post(
    await input({
      name: "  Продаю\n\u202Eдиван\u202C \u200B\u3164 👩🏽‍🔧 ",
      description: "Новый\u0007\u2066\r\n\r\nцвет\u200B белый\u00A0 ",
      categoryId: option.categoryId,
      parameters: [{ parameterId: option.id, value: "а\n\u2800б" }],
    }),
  );
  expect(status).toBe(201);
  expect(await stored(body.id)).toMatchObject({
    name: "Продаю диван 👩🏽‍🔧",
    description: "Новый\n\nцвет белый",
  });
  const { body: view } = await api.ask<ListingView>(`/api/telegram/products/${body.link}`, { as: seller.id });
  expect(view.parameters).toMatchObject([{ value: "а б" }]);

  const refused = await post<ErrorBody>({
    ...(await input()),
    name: "\u3164\u2800",
    description: "\u200D\u202E …",
    parameters: [{ parameterId: option.id, value: "\u200B" }],
  });
  expect(refused.body.fields).toEqual({
    name: "required",
    description: "required",
    "parameters.0.value": "required",
  });
});

test("what is absent is required, by the same keys as everything else", async () => {
  const { status, body } = await post<ErrorBody>({});
  expect([status, body.fields]).toEqual([
    400,
    {
      name: "required",
      categoryId: "required",
      description: "required",
      state: "required",
      price: "price",
      currency: "required",
      lon: "map",
      lat: "map",
      photos: "required",
      phoneNumbers: "required",
      regionId: "required",
    },
  ]);
  const wrong = await post<ErrorBody>({
    ...(await input()),
    name: 5,
    categoryId: 0,
    currency: 1,
    isNegotiable: "yes",
    photos: "none",
    phoneNumbers: [5],
    cityId: -1,
    parameters: {},
    description: "\u0000",
  });
  expect(wrong.body.fields).toEqual({
    name: "required",
    categoryId: "unknown",
    currency: "unknown",
    isNegotiable: "required",
    photos: "required",
    "phoneNumbers.0": "required",
    cityId: "unknown",
    parameters: "required",
    description: "text",
  });
});

test("a person posts so many a day, also when they come at once", async () => {
  const { id } = await buildUser();
  await setFlag("LISTINGS_PER_DAY", 5);
  await vi.waitFor(async () => expect(await readNumber("LISTINGS_PER_DAY", 50)).toBe(5), 5000);
  const sent = await Promise.all(Array.from({ length: 12 }, () => buildListingInput(id)));
  const answers = await Promise.all(sent.map((body) => post<ErrorBody>(body, id)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(7);
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([429, "daily_limit"]);
    expect(body.retryAfter).toBeGreaterThan(86_000);
  }
  expect(await Listing.count({ where: { ownerId: id } })).toBe(5);
  const yesterday = new Date(Date.now() - 86_401_000);
  await sequelize.query("update listings set created_at = $yesterday where owner_id = $id", {
    bind: { yesterday, id },
  });
  expect((await post(await buildListingInput(id), id)).status).toBe(201);
});

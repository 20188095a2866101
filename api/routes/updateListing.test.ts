import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { ListingChange } from "#contract/listingInput.ts";
import { type ListingStatus, type Listing as ListingView, listingStatuses } from "#contract/listings.ts";
import type { EditableListing } from "#contract/ownListings.ts";
import { applyRevision, refuseRevision } from "#core/market/revisions/applyRevision.ts";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { City } from "#db/models/City.ts";
import { Image } from "#db/models/Image.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { Region } from "#db/models/Region.ts";
import { transact } from "#db/sequelize.ts";
import { buildImage, buildListing, buildRevision, buildUser, findLeaf } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PATH = "/api/user/telegram/products";

interface Saved {
  status: ListingStatus;
  hasRevision: boolean;
}

const patch = <T = Saved>(
  { link, ownerId }: Listing,
  body: Partial<Record<keyof ListingChange, unknown>>,
  { as = ownerId, headers = {} }: { as?: number; headers?: Record<string, string> } = {},
) => api.ask<T>(`${PATH}/${link}`, { method: "PATCH", as, body, headers });

const edit = async ({ link, ownerId }: Listing) =>
  (await api.ask<EditableListing>(`${PATH}/${link}`, { as: ownerId })).body;
/** As somebody signed in sees it: strangers' answers are kept for a second. */
const look = async ({ link }: Listing) => {
  const { id } = await buildUser();
  return (await api.ask<ListingView>(`/api/telegram/products/${link}`, { as: id })).body;
};
const revisionOf = ({ id }: Listing) => ListingRevision.findByPk(id);

async function srcsOf({ id }: Listing) {
  const photos = await ListingPhoto.findAll({
    where: { listingId: id },
    order: ["position"],
    include: "image",
  });
  return photos.map((photo) => (photo.get("image") as Image).src);
}

const decide = ({ id }: Listing, act: (listing: Listing) => Promise<void>) =>
  transact(async () => act((await Listing.findByPk(id, { lock: true }))!));

/** Two leaves below one category that has a parameter, and one parameter of the first leaf alone. */
async function findSisters() {
  const parameters = await CategoryParameter.findAll({ order: ["id"] });
  const categories = await Category.findAll({ order: ["id"] });
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const ofCategory = (id: number | null | undefined) =>
    parameters.find(({ categoryId, type }) => categoryId === id && type === "ENUM");
  for (const leaf of categories) {
    const common = ofCategory(leaf.parentId);
    const own = ofCategory(leaf.id);
    const sister = categories.find(({ id, parentId }) => id !== leaf.id && parentId === leaf.parentId);
    if (common && own && sister && !parents.has(leaf.id) && !parents.has(sister.id)) {
      return { leaf, sister, common, own };
    }
  }
  throw new Error("The reference data has no such categories");
}

const valuesOf = async ({ id }: Listing) =>
  (await ListingParameter.findAll({ where: { listingId: id }, order: ["parameterId"] })).map(
    ({ parameterId, value }) => ({ parameterId, value }),
  );

test("who may change what: one's own until it is removed; others' are forbidden or unknown", async () => {
  const [owner, stranger, admin] = await Promise.all([
    buildUser(),
    buildUser(),
    buildUser({ isAdmin: true }),
  ]);
  const isOpen = (status: ListingStatus) => ["active", "closed", "expired"].includes(status);
  for (const status of listingStatuses) {
    const listing = await buildListing({ ownerId: owner.id, status });
    const calls = async (as: number) => {
      const [change, read] = await Promise.all([
        patch(listing, { price: 77 }, { as }),
        api.ask(`${PATH}/${listing.link}`, { as }),
      ]);
      return [change.status, read.status];
    };
    const hidden = isOpen(status) ? 403 : 404;
    expect(await calls(stranger.id), status).toEqual([hidden, hidden]);
    expect(await calls(admin.id), status).toEqual([403, 403]);
    expect((await listing.reload()).price, status).toBe(100_000);

    const own = status === "removed" ? 409 : 200;
    expect(await calls(owner.id), status).toEqual([own, own]);
    expect((await listing.reload()).price, status).toBe(own === 200 ? 77 : 100_000);
  }
  const listing = await buildListing({ status: "closed", approvedAt: null, expiresAt: null, rankAt: 0 });
  expect((await patch(listing, { price: 1 }, { as: stranger.id })).status).toBe(404);
  expect((await api.call(`${PATH}/${listing.link}`, { method: "PATCH", body: {} })).status).toBe(401);
  expect((await api.call(`${PATH}/no-such-1`, { method: "PATCH", body: {}, as: owner.id })).status).toBe(404);
});

test("what waits for its first approval changes directly; what is absent stays", async () => {
  const listing = await buildListing({ status: "pending", photos: 2, submittedAt: new Date(0) });
  const { description, phoneNumbers, link } = listing;
  const answer = await patch(listing, { name: "Divan sotiladi", price: 500 });
  expect(answer).toMatchObject({ status: 200, body: { status: "pending", hasRevision: false } });

  expect(await listing.reload()).toMatchObject({
    name: "Divan sotiladi",
    price: 500,
    priceSum: 500,
    edition: 2,
    link,
    description,
    phoneNumbers,
    submittedAt: new Date(0),
    originalLang: "ru",
  });
  await patch(listing, { description: "Holati juda yaxshi" });
  expect(await listing.reload()).toMatchObject({ originalLang: "uz", edition: 3 });
  expect(await revisionOf(listing)).toBeNull();
  expect(await srcsOf(listing)).toHaveLength(2);
});

test("a change of nothing changes nothing", async () => {
  for (const status of ["pending", "active"] as const) {
    const listing = await buildListing({ status, photos: 2, longitude: 69.2, latitude: 41.3 });
    const { updatedAt } = await listing.reload();
    const { id, link, status: _, revisionStatus, rejectNote, rejectReason, ...same } = await edit(listing);
    for (const change of [{}, same]) {
      expect((await patch(listing, change)).body).toMatchObject({ status, hasRevision: false });
    }
    expect(await listing.reload()).toMatchObject({ edition: 1, updatedAt });
  }
});

test.each(["rejected", "draft"] as const)("what is %s goes before the moderators (again)", async (status) => {
  const refusal = status === "rejected" ? { rejectReason: "photo" as const, rejectNote: "Размыто" } : {};
  const listing = await buildListing({ status, photos: 1, ...refusal, submittedAt: new Date(0) });
  expect(await edit(listing)).toMatchObject({ status, rejectReason: null, rejectNote: null, ...refusal });

  const fresh = await buildImage({ ownerId: listing.ownerId });
  const answer = await patch(listing, { photos: [fresh.src] });
  expect(answer.body).toMatchObject({ status: "pending", hasRevision: false });
  await listing.reload();
  expect(listing).toMatchObject({ status: "pending", rejectReason: null, rejectNote: null, edition: 2 });
  expect(Date.now() - listing.submittedAt!.getTime()).toBeLessThan(60_000);
  expect(await srcsOf(listing)).toEqual([fresh.src]);

  const again = await buildListing({ status, ...refusal });
  await patch(again, {});
  expect(await again.reload()).toMatchObject({ status: "pending", edition: 2 });
});

test.each(["active", "closed", "expired"] as const)(
  "of %s ones the content waits, the rest changes",
  async (status) => {
    const listing = await buildListing({ status, photos: 2, nameUz: "Buyum", isTranslationActual: true });
    const before = await look(listing);
    const [first, second] = before.photos;
    const city = (await City.findOne({ where: { isCapital: false } }))!;
    const terms = {
      price: 250,
      currency: "UYE",
      state: "New",
      contactMethods: "chat",
      phoneNumbers: ["91 234 56 78"],
      lon: 60.5,
      lat: 40.5,
      zoom: 14,
      regionId: city.regionId,
      cityId: city.id,
      districtId: null,
    };
    const content = { name: "Новое имя", description: "Новые слова", photos: [second, first] };
    const answer = await patch(listing, { ...terms, ...content });
    expect(answer.body).toMatchObject({ status, hasRevision: true });

    expect(await look(listing)).toMatchObject({
      name: before.name,
      description: before.description,
      photos: [first, second],
      isTranslationActual: true,
      price: 250,
      currency: "UYE",
      state: "New",
      contactMethods: "chat",
      revisionStatus: null,
      lon: 60.5,
      lat: 40.5,
      zoom: 14,
      regionId: city.regionId,
      cityId: city.id,
      districtId: null,
    });
    expect(await listing.reload()).toMatchObject({
      edition: 2,
      priceSum: 250 * 12_600,
      phoneNumbers: ["+998912345678"],
      status,
    });
    expect(await edit(listing)).toMatchObject({
      ...terms,
      ...content,
      phoneNumbers: ["+998912345678"],
      revisionStatus: "pending",
      rejectReason: null,
    });

    await decide(listing, applyRevision);
    expect(await look(listing)).toMatchObject({ ...content, nameUz: null, isTranslationActual: false });
    expect(await edit(listing)).toMatchObject({ ...content, revisionStatus: null });
  },
);

test("changes that wait become one, each raising the edition as a new price does not; undone, nothing waits", async () => {
  const listing = await buildListing({ name: "Стол", description: "Дубовый" });
  await patch(listing, { name: "Стол обеденный" });
  await ListingRevision.update({ submittedAt: new Date(0) }, { where: { listingId: listing.id } });
  await patch(listing, { price: 5 });
  expect(await revisionOf(listing)).toMatchObject({ submittedAt: new Date(0) });
  await patch(listing, { description: "Из дуба" });
  const revision = (await revisionOf(listing))!;
  expect(revision).toMatchObject({ name: "Стол обеденный", description: "Из дуба", status: "pending" });
  expect(revision).toMatchObject({ imageIds: null, categoryId: null, parameters: null, originalLang: null });
  expect(revision.submittedAt.getTime()).toBeGreaterThan(0);
  expect((await listing.reload()).edition).toBe(3);

  await patch(listing, { description: "Из дуба" });
  expect((await listing.reload()).edition).toBe(3);
  await patch(listing, { name: "Стол" });
  expect(await revisionOf(listing)).toMatchObject({ name: null, description: "Из дуба" });
  const answer = await patch(listing, { description: "Дубовый" });
  expect(answer.body.hasRevision).toBe(false);
  expect(await revisionOf(listing)).toBeNull();
  expect((await listing.reload()).edition).toBe(5);
});

test("a refused change tells why, and waits again once it is mended", async () => {
  const listing = await buildListing({ name: "Стул" });
  await patch(listing, { name: "Лучший стул", description: "Крепкий" });
  await decide(listing, (locked) => refuseRevision(locked, "misleading", "Без похвал"));
  expect(await edit(listing)).toMatchObject({
    name: "Лучший стул",
    description: "Крепкий",
    status: "active",
    revisionStatus: "rejected",
    rejectReason: "misleading",
    rejectNote: "Без похвал",
  });
  expect((await patch(listing, { price: 1 })).body.hasRevision).toBe(false);
  expect(await revisionOf(listing)).toMatchObject({ status: "rejected" });

  expect((await patch(listing, { name: "Крепкий стул" })).body.hasRevision).toBe(true);
  expect(await revisionOf(listing)).toMatchObject({
    status: "pending",
    name: "Крепкий стул",
    description: "Крепкий",
    rejectReason: null,
    rejectNote: null,
  });
  await decide(listing, (locked) => refuseRevision(locked, "other", null));
  const { edition } = await listing.reload();
  await patch(listing, { name: "Крепкий стул" });
  expect(await revisionOf(listing)).toMatchObject({ status: "pending" });
  expect((await listing.reload()).edition).toBe(edition + 1);
});

test("another category waits with its parameters; those of the same category change at once", async () => {
  const { leaf, sister, common, own } = await findSisters();
  const [kept, other] = [
    { parameterId: common.id, value: common.optionsRu[0]! },
    { parameterId: own.id, value: own.optionsRu[0]! },
  ];
  const listing = await buildListing({ categoryId: leaf.id });
  const both = [kept, other].sort((a, b) => a.parameterId - b.parameterId);
  const answer = await patch(listing, {
    parameters: [{ ...other, value: own.optionsUz[0] }, kept],
  });
  expect(answer.body.hasRevision).toBe(false);
  expect(await valuesOf(listing)).toEqual(both);
  expect((await listing.reload()).edition).toBe(2);

  await patch(listing, { categoryId: sister.id });
  expect(await revisionOf(listing)).toMatchObject({ categoryId: sister.id, parameters: [kept] });
  expect([(await listing.reload()).categoryId, await valuesOf(listing)]).toEqual([leaf.id, both]);
  const changed = { parameterId: common.id, value: common.optionsRu[1]! };
  await patch(listing, { parameters: [changed] });
  expect(await revisionOf(listing)).toMatchObject({ categoryId: sister.id, parameters: [changed] });
  expect(await valuesOf(listing)).toEqual(both);
  const refused = await patch<ErrorBody>(listing, { parameters: [other] });
  expect([refused.status, refused.body.fields]).toEqual([400, { "parameters.0.parameterId": "unknown" }]);

  await patch(listing, { categoryId: leaf.id });
  expect(await revisionOf(listing)).toBeNull();
  expect(await valuesOf(listing)).toEqual(both);

  await patch(listing, { categoryId: sister.id, parameters: [] });
  expect(await revisionOf(listing)).toMatchObject({ categoryId: sister.id, parameters: [] });
  await decide(listing, applyRevision);
  await listing.reload();
  expect(listing.categoryId).toBe(sister.id);
  expect([listing.category_1, listing.category_2, listing.category_3]).toContain(sister.id);
  expect(await valuesOf(listing)).toEqual([]);
});

test("a listing that nobody approved changes its category and parameters directly", async () => {
  const { leaf, sister, common, own } = await findSisters();
  const kept = { parameterId: common.id, value: common.optionsRu[0]! };
  const listing = await buildListing({ status: "pending", categoryId: leaf.id });
  await patch(listing, { parameters: [kept, { parameterId: own.id, value: own.optionsRu[0] }] });
  await patch(listing, { categoryId: sister.id });
  expect((await listing.reload()).categoryId).toBe(sister.id);
  expect(await valuesOf(listing)).toEqual([kept]);

  const closed = await buildListing({ status: "closed", approvedAt: null, expiresAt: null, rankAt: 0 });
  expect((await patch(closed, { name: "Иначе" })).body).toMatchObject({
    status: "closed",
    hasRevision: false,
  });
  expect((await closed.reload()).name).toBe("Иначе");
});

test("what waited beside a listing goes into it when all of it waits", async () => {
  const listing = await buildListing({ status: "pending", nameRu: "Вещь", isTranslationActual: true });
  await buildRevision({ listingId: listing.id, name: "Имя" });
  await patch(listing, { description: "Слова" });
  expect(await listing.reload()).toMatchObject({ name: "Имя", description: "Слова", nameRu: null });
  expect(await revisionOf(listing)).toBeNull();
});

test("photos: those of the listing whoever took them in, and one's own", async () => {
  const listing = await buildListing({ status: "pending", photos: 3 });
  const photos = await srcsOf(listing);
  // As in the demo market, where one person has taken in all photos.
  await Image.update({ ownerId: (await buildUser()).id }, { where: { src: photos } });
  const [mine, foreign] = [await buildImage({ ownerId: listing.ownerId }), await buildImage()];

  const wanted = [photos[2], mine.src, photos[0]];
  expect((await patch(listing, { photos: wanted })).status).toBe(200);
  expect(await srcsOf(listing)).toEqual(wanted);
  for (const src of [foreign.src, photos[1], "/images/nowhere.webp"]) {
    const { status, body } = await patch<ErrorBody>(listing, { photos: [mine.src, src] });
    expect([status, body.fields], src).toEqual([400, { photos: "foreign" }]);
  }
  expect(await srcsOf(listing)).toEqual(wanted);
});

const huge = 2_147_483_647;
test.each<[string, Partial<Record<keyof ListingChange, unknown>>, Record<string, unknown>]>([
  ["no name", { name: " " }, { name: "required" }],
  ["a long description", { description: "я".repeat(2001) }, { description: "too_long" }],
  ["NUL", { description: "a\u0000" }, { description: "text" }],
  ["half a character", { name: "\udfff" }, { name: "text" }],
  ["no photos", { photos: [] }, { photos: "required" }],
  ["11 photos", { photos: Array.from({ length: 11 }, (_, at) => `/images/${at}`) }, { photos: "too_many" }],
  ["no phones", { phoneNumbers: [] }, { phoneNumbers: "required" }],
  ["no price", { price: 0 }, { price: "price" }],
  ["half a point", { lon: 69 }, { lat: "map" }],
  ["an unknown category", { categoryId: huge }, { categoryId: "unknown" }],
  ["a huge id", { regionId: huge + 1 }, { regionId: "unknown" }],
  ["an unknown region", { regionId: huge, cityId: null }, { regionId: "unknown" }],
  ["an unknown city", { cityId: huge }, { cityId: "not_below" }],
  ["an unknown district", { districtId: huge }, { districtId: "not_below" }],
  ["an unknown parameter", { parameters: [{ parameterId: huge, value: "1" }] }, expect.anything()],
])("%s is refused, and the rest of the change with it", async (_, wrong, fields) => {
  for (const status of ["pending", "active", "rejected"] as const) {
    const listing = await buildListing({ status, photos: 1 });
    const before = (await listing.reload()).get();
    const answer = await patch<ErrorBody>(listing, {
      name: "Другое",
      price: 5,
      contactMethods: "call",
      ...wrong,
    });
    expect([answer.status, answer.body.code], status).toEqual([400, "invalid_input"]);
    expect(answer.body.fields, status).toEqual(fields);
    expect((await listing.reload()).get(), status).toEqual(before);
    expect(await revisionOf(listing), status).toBeNull();
  }
});

test("rules of several fields look at what stays too", async () => {
  const listing = await buildListing();
  const region = (await Region.findAll()).find(({ id }) => id !== listing.regionId)!;
  const moved = await patch<ErrorBody>(listing, { regionId: region.id });
  expect([moved.status, moved.body.fields]).toEqual([400, { cityId: "not_below" }]);
  expect((await patch(listing, { regionId: region.id, cityId: null })).status).toBe(200);

  expect((await patch(listing, { price: 0, isNegotiable: true })).status).toBe(200);
  const priced = await patch<ErrorBody>(listing, { isNegotiable: false });
  expect([priced.status, priced.body.fields]).toEqual([400, { price: "price" }]);
  const leaf = await findLeaf();
  const upper = await patch<ErrorBody>(listing, { categoryId: leaf.parentId });
  expect([upper.status, upper.body.fields]).toEqual([400, { categoryId: "unknown" }]);
});

test("the form has whole phones, plain words and a point, however old the listing", async () => {
  const listing = await buildListing({ description: "<b>&\nвторая", phoneNumbers: ["+998901112233"] });
  const city = (await City.findByPk(listing.cityId!))!;
  expect(await edit(listing)).toEqual({
    id: listing.id,
    link: listing.link,
    status: "active",
    revisionStatus: null,
    name: listing.name,
    description: "<b>&\nвторая",
    categoryId: listing.categoryId,
    state: "Used",
    price: 100_000,
    currency: "UZS",
    isNegotiable: false,
    contactMethods: "both",
    lon: city.longitude,
    lat: city.latitude,
    zoom: 0,
    phoneNumbers: ["+998901112233"],
    regionId: city.regionId,
    cityId: city.id,
    districtId: null,
    photos: [],
    parameters: [],
    isTopOnModerate: false,
    rejectReason: null,
    rejectNote: null,
  });
});

test.each(["pending", "active"] as const)(
  "twenty edits at once of one that is %s leave one of them whole",
  async (status) => {
    const listing = await buildListing({ status, photos: 1 });
    const photos = await Promise.all(
      Array.from({ length: 20 }, async () => (await buildImage({ ownerId: listing.ownerId })).src),
    );
    const changes = photos.map((src, at) => ({
      name: `Имя ${at}`,
      description: `Слова ${at}`,
      price: 1000 + at,
      photos: [src],
      phoneNumbers: [`+9989000000${10 + at}`],
    }));
    const answers = await Promise.all(changes.map((change) => patch(listing, change)));
    expect(answers.map((answer) => answer.status)).toEqual(changes.map(() => 200));

    const { name, description, price, phoneNumbers, photos: shown } = await edit(listing);
    expect(changes).toContainEqual({ name, description, price, phoneNumbers, photos: shown });
    expect((await listing.reload()).edition).toBe(21);
  },
);

test("partial edits at once all arrive", async () => {
  const listing = await buildListing({ photos: 1 });
  const image = await buildImage({ ownerId: listing.ownerId });
  const changes = [
    { name: "А" },
    { description: "Б" },
    { photos: [image.src] },
    { price: 3 },
    { state: "New" },
    { contactMethods: "call" },
    { phoneNumbers: ["+998900000001"] },
    { zoom: 7 },
  ];
  await Promise.all(changes.map((change) => patch(listing, change)));
  expect(await edit(listing)).toMatchObject(Object.assign({}, ...changes));
  // Name, description and photos are what a moderator approves.
  expect((await listing.reload()).edition).toBe(4);
});

test("an edit and an approval at once come one after the other", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const listing = await buildListing({ name: "Было" });
    await patch(listing, { name: "Станет" });
    await Promise.all([decide(listing, applyRevision), patch(listing, { description: "Иначе" })]);
    const revision = await revisionOf(listing);
    const { name, description } = await listing.reload();
    expect(name).toBe("Станет");
    // Approved before the edit, the edit waits; after it, it was approved with the rest.
    expect(revision ? [revision.name, revision.description] : [null, description]).toEqual([null, "Иначе"]);
  }
});

test("the same edit twice by one key is done once", async () => {
  const listing = await buildListing({ status: "pending" });
  const headers = { "Idempotency-Key": randomUUID() };
  const change = () => patch(listing, { price: 9 }, { headers });
  const answers = await Promise.all(Array.from({ length: 5 }, change));
  await patch(listing, { price: 10 });
  answers.push(await change());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await listing.reload()).toMatchObject({ price: 10 });
});

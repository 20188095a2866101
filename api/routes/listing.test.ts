import { beforeAll, expect, test } from "vitest";
import { type Listing, type ListingCard, type ListingStatus, listingStatuses } from "#contract/listings.ts";
import { flushBuffers } from "#core/platform/events/buffers.ts";
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
import { revalidate, startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PRODUCTS = "/api/telegram/products";

const derived: Record<ListingStatus, { isModerated: boolean | null; isDeactivated: boolean }> = {
  draft: { isModerated: null, isDeactivated: false },
  pending: { isModerated: null, isDeactivated: false },
  active: { isModerated: true, isDeactivated: false },
  rejected: { isModerated: false, isDeactivated: false },
  closed: { isModerated: true, isDeactivated: true },
  expired: { isModerated: true, isDeactivated: true },
  removed: { isModerated: false, isDeactivated: true },
};

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
      ...derived[status],
      phoneNumbers: ["+998901234533"],
    });
    if (expected === 200) {
      expect(anyone.body.phoneNumbers).toEqual(status === "active" ? ["+998 90 ••• •• 33"] : []);
    }
    const { body: listed } = await api.ask<{ data: ListingCard[] }>(`${PRODUCTS}?categoryId=${categoryId}`, {
      as: owner.id,
    });
    expect(
      listed.data.some((card) => card.id === id),
      status,
    ).toBe(status === "active");
    const similar = await api.call(`${PRODUCTS}/similar/${id}`);
    expect(similar.status, status).toBe(expected);
  }
});

test("a listing is told whole, its description as safe HTML", async () => {
  const leaf = await findLeaf(0);
  const { city, district } = await findPlace(0);
  const listing = await buildListing({
    categoryId: leaf.id,
    regionId: city.regionId,
    cityId: city.id,
    districtId: district.id,
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
      parameterId: option.id,
      name_uz: option.nameUz,
      value: option.optionsRu[1],
      value_uz: option.optionsUz[1],
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

test("what strangers see of a listing is kept for a second; a removal shows within it, and at once to the signed-in", async () => {
  const listing = await buildListing();
  const viewer = await buildUser();
  const path = `${PRODUCTS}/${listing.link}`;
  const first = await api.call(path);
  expect(first.headers.get("vary")).toContain("Authorization");
  const again = await api.call(path, { headers: revalidate(first.headers.get("etag")!) });
  expect([again.status, again.text]).toEqual([304, ""]);
  const own = await api.call(path, { as: viewer.id });
  expect([own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([null, "no-store"]);

  await listing.update({ status: "removed" });
  expect((await api.call(path, { as: viewer.id })).status).toBe(404);
  await expect.poll(async () => (await api.call(path)).status, { timeout: 1500 }).toBe(404);
});

import { beforeAll, expect, test } from "vitest";
import type { ListingCard } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildFavourite, buildListing, buildPromotion, buildUser, findPlace } from "../../tests/factories.ts";
import { revalidate, startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
let viewer: number;
beforeAll(async () => {
  api = await startTestApi();
  viewer = (await buildUser()).id;
});

interface Page {
  data: ListingCard[];
  cursor: string | null;
  widened: { regionId: number | null; cityId: number | null } | null;
}
const feed = async (query: Record<string, string | number>, as: number | undefined = viewer) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return (await api.ask<Page>(`/api/telegram/feed?${text}`, as ? { as } : {})).body;
};
const idsOf = ({ data }: Page) => data.map(({ id }) => id);

test("shows a place's newest listings first, whatever lies under it", async () => {
  const { city, district } = await findPlace(3);
  const region = { regionId: city.regionId };
  const first = await buildListing({ ...region });
  const second = await buildListing({ ...region, cityId: city.id });
  const third = await buildListing({ ...region, cityId: city.id, districtId: district.id });
  await buildListing({ ...region, status: "pending" });

  expect(idsOf(await feed(region))).toEqual([third.id, second.id, first.id]);
  expect(idsOf(await feed({ ...region, cityId: city.id }))).toEqual([third.id, second.id]);
  expect(idsOf(await feed({ districtId: district.id }))).toEqual([third.id]);
});

test("the cursor neither repeats nor loses a listing while others come and go", async () => {
  const region = { regionId: 9 };
  const made = [];
  // The last four share a second, where only the id tells them apart.
  for (let index = 0; index < 23; index += 1) {
    made.push(await buildListing({ ...region, rankAt: 1_800_000_000 + Math.min(index, 19) }));
  }
  const seen: number[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page += 1) {
    const answer: Page = await feed({ ...region, take: 5, ...(cursor ? { cursor } : {}) });
    seen.push(...idsOf(answer));
    cursor = answer.cursor;
    await buildListing({ ...region, rankAt: 1_900_000_000 + page });
    const [shown] = answer.data;
    if (shown) await Listing.update({ status: "closed" }, { where: { id: shown.id } });
  }
  expect(seen).toEqual(made.map(({ id }) => id).reverse());
});

test("skip and take page too, and the last page says so", async () => {
  const region = { regionId: 10 };
  const made = [];
  for (let index = 0; index < 5; index += 1) made.push((await buildListing(region)).id);
  made.reverse();
  expect(idsOf(await feed({ ...region, skip: 2, take: 2 }))).toEqual(made.slice(2, 4));
  const last = await feed({ ...region, skip: 4, take: 2 });
  expect([idsOf(last), last.cursor]).toEqual([made.slice(4), null]);
  expect(await feed({ ...region, skip: 100 })).toEqual({ data: [], cursor: null, widened: null });
});

/** All pages by cursor, one after the other; `meanwhile` runs between them. */
async function readAll(query: Record<string, number>, meanwhile: (page: number) => Promise<unknown>) {
  const pages: Page[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page = await feed({ ...query, ...(cursor ? { cursor } : {}) });
    pages.push(page);
    cursor = page.cursor;
    await meanwhile(pages.length);
  }
  return pages;
}

test("whatever is approved, renewed, closed, reopened or deleted meanwhile, nothing comes twice and what stays comes once", async () => {
  for (const seed of [1, 2, 3, 4]) {
    let state = seed;
    const roll = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const regionId = 13;
    await Listing.destroy({ where: { regionId } });
    const first: number[] = [];
    for (let index = 0; index < 24; index += 1) {
      // Many share a second.
      first.push((await buildListing({ regionId, rankAt: 1_800_000_000 + roll(6) })).id);
    }
    const touched = new Set<number>();
    const anyOf = () => first[roll(first.length)]!;
    const write = async () => {
      const id = anyOf();
      const kind = roll(5);
      if (kind === 0) await buildListing({ regionId, rankAt: 1_900_000_000 + roll(9) });
      else if (kind === 1) await Listing.update({ expiresAt: new Date(Date.now() + 9e9) }, { where: { id } });
      else {
        touched.add(id);
        if (kind === 2) await Listing.destroy({ where: { id } });
        else await Listing.update({ status: kind === 3 ? "closed" : "active" }, { where: { id } });
      }
    };
    const pages = await readAll({ regionId, take: 3 + roll(4) }, async () => {
      for (let count = roll(4); count >= 0; count -= 1) await write();
    });
    const seen = pages.flatMap(idsOf);
    expect(new Set(seen).size, `seed ${seed}`).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(first.filter((id) => !touched.has(id))));
    const ranks = pages.flatMap(({ data }) => data.map(({ createdAt, id }) => `${createdAt} ${id + 1e6}`));
    expect(ranks).toEqual(ranks.toSorted().reverse());
  }
});

test("a place without listings shows the next wider one that has some, says so, and stays in it", async () => {
  const { city, district } = await findPlace(40);
  const { regionId } = city;
  await Listing.destroy({ where: { regionId } });
  const asked = { regionId, cityId: city.id, districtId: district.id };

  const country = await feed({ ...asked, take: 2 });
  expect(country.data).toHaveLength(2);
  expect(country.widened).toEqual({ regionId: null, cityId: null });

  const ofRegion = [];
  for (let index = 0; index < 5; index += 1) ofRegion.push((await buildListing({ regionId })).id);
  ofRegion.reverse();
  const widened = { regionId, cityId: null };
  for (const place of [asked, { regionId, cityId: city.id }, { districtId: district.id }]) {
    const page = await feed({ ...place, take: 2 });
    expect([idsOf(page), page.widened]).toEqual([ofRegion.slice(0, 2), widened]);
    // Without a cursor too, to the end and beyond it.
    for (const skip of [2, 4, 6]) {
      const later = await feed({ ...place, take: 2, skip });
      expect([idsOf(later), later.widened]).toEqual([ofRegion.slice(skip, skip + 2), widened]);
    }
  }
  expect((await feed({ regionId, take: 2 })).widened).toBeNull();

  // What comes to the narrower place meanwhile changes nothing for who has begun.
  const pages = await readAll({ ...asked, take: 2 }, (page) =>
    buildListing({ ...asked, rankAt: 1_950_000_000 + page }),
  );
  expect(pages.flatMap(idsOf)).toEqual(ofRegion);
  expect(pages.map((page) => page.widened)).toEqual([widened, widened, widened]);
  const own = await feed({ ...asked, skip: 50 });
  expect([own.data, own.cursor, own.widened]).toEqual([[], null, null]);
  expect((await feed(asked)).widened).toBeNull();

  await Listing.destroy({ where: { districtId: district.id } });
  const { id } = await buildListing({ regionId, cityId: city.id });
  const ofCity = await feed(asked);
  expect([idsOf(ofCity), ofCity.widened]).toEqual([[id], { regionId, cityId: city.id }]);
});

test("a place that there isn't shows the country and says so, to its end", async () => {
  const { city } = await findPlace(3);
  const unknown = [
    { regionId: 2_000_000 },
    { districtId: 2_000_000 },
    { regionId: city.regionId + 1, cityId: city.id },
  ];
  const country = await feed({ take: 2 });
  for (const place of unknown) {
    const pages = await readAll({ ...place, take: 30 }, async () => undefined);
    expect(pages.every(({ widened }) => widened?.regionId === null)).toBe(true);
    expect(pages.flatMap(idsOf).slice(0, 2)).toEqual(idsOf(country));
    expect(pages.flatMap(idsOf)).toHaveLength(await Listing.count({ where: { status: "active" } }));
  }
});

test("a cursor that isn't ours is 400", async () => {
  for (const cursor of ["x", "1-2-3", "1-2-0-1", "99999999999-1", "4294967296-1", "-1-1"]) {
    expect((await api.call(`/api/telegram/feed?cursor=${cursor}`)).status, cursor).toBe(400);
  }
});

test("knows its viewer, and what runs on a listing", async () => {
  const region = { regionId: 11 };
  const own = await buildListing({ ...region, ownerId: viewer });
  const kept = await buildListing(region);
  await buildFavourite({ userId: viewer, listingId: kept.id });
  await buildPromotion({ type: "Premium", listingId: kept.id });
  await buildPromotion({ type: "TopUp", listingId: own.id, endsAt: new Date(Date.now() - 1000) });

  const { data } = await feed(region);
  expect(
    data.map(({ isFavourite, isOwner, isPremium, isTopUp }) => [isFavourite, isOwner, isPremium, isTopUp]),
  ).toEqual([
    [true, false, true, false],
    [false, true, false, false],
  ]);
  const strangers = await feed(region, 0);
  expect(strangers.data.some(({ isFavourite, isOwner }) => isFavourite || isOwner)).toBe(false);
});

test("a stranger's first page is kept for a second and revalidated by its ETag", async () => {
  const region = { regionId: 12 };
  await buildListing(region);
  const first = await api.call("/api/telegram/feed?regionId=12");
  const etag = first.headers.get("etag")!;
  const again = await api.call("/api/telegram/feed?regionId=12", { headers: revalidate(etag) });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect(first.headers.get("vary")).toContain("Authorization");

  const fresh = await buildListing(region);
  await expect
    .poll(async () => (await api.ask<Page>("/api/telegram/feed?regionId=12")).body.data[0]?.id, {
      timeout: 10_000,
    })
    .toBe(fresh.id);
  const own = await api.call("/api/telegram/feed?regionId=12", { as: viewer });
  expect([own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([null, "no-store"]);
});

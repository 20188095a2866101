import { beforeAll, expect, test } from "vitest";
import type { Favourite } from "#contract/favourites.ts";
import { listingStatuses } from "#contract/listings.ts";
import { buildFavourite, buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

interface Page {
  data: Favourite[];
  total: number;
}
const list = async (as: number, query = "") =>
  (await api.ask<Page>(`/api/user/telegram/favourites?${query}`, { as })).body;
const ids = ({ data }: Page) => data.map(({ id }) => id);

test("by the time they were kept, newest first or oldest first, page by page", async () => {
  const { id: userId } = await buildUser();
  const kept: number[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    const { id: listingId } = await buildListing();
    // Two at the same moment: the order is still the same each time.
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(minute / 2)));
    kept.push((await buildFavourite({ userId, listingId, createdAt })).listingId);
  }
  await buildFavourite();
  const newest = kept.toReversed();
  expect([ids(await list(userId)), (await list(userId)).total]).toEqual([newest, 5]);
  expect(ids(await list(userId, "sortBy=createdAt|asc"))).toEqual(kept);
  const page = await list(userId, "sortBy=createdAt|asc&skip=1&take=2");
  expect([ids(page), page.total]).toEqual([kept.slice(1, 3), 5]);
  expect(await list(userId, "skip=5")).toEqual({ data: [], total: 5 });
});

test("what is sold stays and says so; what strangers may not see is left out", async () => {
  const { id: userId } = await buildUser();
  for (const status of listingStatuses) {
    await buildFavourite({ userId, listingId: (await buildListing({ status, name: status })).id });
  }
  const neverApproved = await buildListing({ status: "closed", approvedAt: null });
  await buildFavourite({ userId, listingId: neverApproved.id });

  const { data, total } = await list(userId);
  expect(total).toBe(3);
  const shown = data.map(({ product }) => [product.name, product.isDeactivated, product.isFavourite]);
  expect(shown.sort()).toEqual([
    ["active", false, true],
    ["closed", true, true],
    ["expired", true, true],
  ]);
});

test("a card has its cover; nobody else's list is shown to a stranger", async () => {
  const { id: userId } = await buildUser();
  const { id: listingId, link } = await buildListing({ photos: 2 });
  await buildFavourite({ userId, listingId });
  const { data } = await list(userId);
  expect(data).toMatchObject([
    { id: listingId, product: { id: listingId, link, photosCount: 2, photos: [expect.any(String)] } },
  ]);
  expect((await api.call("/api/user/telegram/favourites")).status).toBe(401);
});

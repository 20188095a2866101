import { beforeAll, expect, test } from "vitest";
import type { ListingStatus } from "#contract/listings.ts";
import { Favourite } from "#db/models/Favourite.ts";
import { buildFavourite, buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

interface Answer {
  isFavourite: boolean;
  favouritesCount: number;
  code?: string;
}
const toggle = (as: number, telegramProductId: number, isFavourite?: boolean) =>
  api.ask<Answer>("/api/user/telegram/favourites/toggle", {
    as,
    body: { telegramProductId, ...(isFavourite !== undefined && { isFavourite }) },
  });

test("a listing is kept, let go and kept again; the number is everybody's", async () => {
  const { id } = await buildListing();
  await buildFavourite({ listingId: id });
  const { id: as } = await buildUser();
  expect((await toggle(as, id)).body).toEqual({ isFavourite: true, favouritesCount: 2 });
  expect((await toggle(as, id)).body).toEqual({ isFavourite: false, favouritesCount: 1 });
  expect((await toggle(as, id)).body).toEqual({ isFavourite: true, favouritesCount: 2 });
});

test("who says what is wanted may say it twice", async () => {
  const { id } = await buildListing();
  const { id: as } = await buildUser();
  for (const wanted of [false, true, true, false, false]) {
    expect(await toggle(as, id, wanted)).toEqual({
      status: 200,
      body: { isFavourite: wanted, favouritesCount: wanted ? 1 : 0 },
    });
  }
});

test.each<ListingStatus>(["closed", "expired"])("one that is %s may only be let go", async (status) => {
  const { id } = await buildListing({ status });
  const [keeper, other] = [await buildUser(), await buildUser()];
  await buildFavourite({ listingId: id, userId: keeper.id });
  expect(await toggle(other.id, id)).toMatchObject({ status: 409, body: { code: "not_active" } });
  expect(await toggle(other.id, id, true)).toMatchObject({ status: 409, body: { code: "not_active" } });
  expect((await toggle(keeper.id, id, true)).body).toEqual({ isFavourite: true, favouritesCount: 1 });
  expect((await toggle(keeper.id, id)).body).toEqual({ isFavourite: false, favouritesCount: 0 });
});

test.each<ListingStatus>(["draft", "pending", "rejected", "removed"])(
  "of one that is %s others know nothing, but may let it go",
  async (status) => {
    const { id } = await buildListing({ status });
    const { id: as } = await buildUser();
    expect((await toggle(as, id)).status).toBe(404);
    expect((await toggle(as, id, false)).status).toBe(404);
    await buildFavourite({ listingId: id, userId: as });
    expect((await toggle(as, id)).body.isFavourite).toBe(false);
  },
);

test("one's own isn't kept, nor one that doesn't exist, nor by a stranger", async () => {
  const { id, ownerId } = await buildListing();
  expect(await toggle(ownerId, id)).toMatchObject({ status: 409, body: { code: "own_listing" } });
  expect((await toggle(ownerId, 2_000_000_000)).status).toBe(404);
  const body = { telegramProductId: id };
  expect((await api.call("/api/user/telegram/favourites/toggle", { body })).status).toBe(401);
});

test("turned over from many sides at once, it ends as their number says", async () => {
  const { id } = await buildListing();
  const [even, odd] = [await buildUser(), await buildUser()];
  const turn = (as: number, times: number) => Array.from({ length: times }, () => toggle(as, id));
  const answers = await Promise.all([...turn(even.id, 20), ...turn(odd.id, 21)]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const kept = await Favourite.findAll({ where: { listingId: id } });
  expect(kept.map(({ userId }) => userId)).toEqual([odd.id]);
});

test("wanted from many sides at once, it is kept once", async () => {
  const { id } = await buildListing();
  const { id: as } = await buildUser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(as, id, true)));
  expect(answers.every(({ status, body }) => status === 200 && body.isFavourite)).toBe(true);
  expect(await Favourite.count({ where: { listingId: id } })).toBe(1);
});

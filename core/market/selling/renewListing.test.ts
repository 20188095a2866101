import { beforeAll, expect, test } from "vitest";
import { LISTING_DAYS } from "#contract/limits.ts";
import { type ListingStatus, listingStatuses } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { closeListing } from "./closeListing.ts";
import { renewListing } from "./renewListing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const renew = (as: number, id: number) =>
  api.ask<{ code: string }>(`/api/user/telegram/products/${id}/renew`, { as, body: {} });
const fullLife = () => Date.now() + LISTING_DAYS * 86_400_000;

test("an active listing has its full life again, once more and from many sides too", async () => {
  const { id, ownerId, rankAt } = await buildListing({ expiresAt: new Date(Date.now() + 60_000) });
  const { status, body } = await renew(ownerId, id);
  expect(status).toBe(200);
  await Promise.all(Array.from({ length: 10 }, () => renewListing(ownerId, id)));
  const listing = await Listing.findByPk(id);
  expect(body).toEqual({ expiresAt: expect.any(String) });
  expect(Math.abs((listing?.expiresAt?.getTime() ?? 0) - fullLife())).toBeLessThan(10_000);
  expect(listing).toMatchObject({ status: "active", rankAt });
});

const others = listingStatuses.filter((status) => status !== "active");
test.each<ListingStatus>(others)("one that is %s isn't renewed", async (status) => {
  const { id, ownerId, expiresAt } = await buildListing({ status });
  expect(await renew(ownerId, id)).toMatchObject({ status: 409, body: { code: "not_active" } });
  expect(await Listing.findByPk(id)).toMatchObject({ status, expiresAt });
});

test("somebody else's isn't renewed", async () => {
  const { id } = await buildListing();
  expect((await renew((await buildUser()).id, id)).status).toBe(404);
});

test("renewed and closed at once, it ends closed", async () => {
  const { id, ownerId } = await buildListing();
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => renewListing(ownerId, id)),
    closeListing(ownerId, { id, reason: "Other" }),
    ...Array.from({ length: 5 }, () => renewListing(ownerId, id)),
  ]);
  expect((await Listing.findByPk(id))?.status).toBe("closed");
});

test("a banned person renews nothing, by whatever way they come", async () => {
  const { id: ownerId } = await buildUser({ bannedAt: new Date() });
  const { id, expiresAt } = await buildListing({ ownerId });
  await expect(renewListing(ownerId, id)).rejects.toMatchObject({ code: "banned" });
  expect(await Listing.findByPk(id)).toMatchObject({ expiresAt });
});

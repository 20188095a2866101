import { beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import { LISTING_DAYS } from "#contract/limits.ts";
import type { ListingStatus } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { closeListing } from "./closeListing.ts";
import type { SavedListing } from "./describeSaved.ts";
import { reopenListing } from "./reopenListing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const reopen = (as: number, id: number) =>
  api.ask<SavedListing & ErrorBody>(`/api/user/telegram/products/${id}/reopen`, { as, body: {} });

test.each<ListingStatus>(["closed", "expired"])(
  "one that is %s is on sale again for a full life, in its old place by date",
  async (status) => {
    const closing = status === "closed" ? { closeReason: "SoldHere" as const } : {};
    const { id, link, ownerId, rankAt } = await buildListing({
      status,
      ...closing,
      expiresAt: new Date("2026-01-01"),
    });
    const { status: answer, body } = await reopen(ownerId, id);
    expect([answer, body]).toEqual([200, { id, link, status: "active", hasRevision: false }]);
    const listing = await Listing.findByPk(id);
    expect(listing).toMatchObject({ status: "active", closeReason: null, rankAt });
    const life = (listing?.expiresAt?.getTime() ?? 0) - Date.now();
    expect(Math.abs(life - LISTING_DAYS * 86_400_000)).toBeLessThan(10_000);
  },
);

test.each<ListingStatus>(["pending", "rejected"])(
  "closed while %s, it goes before the moderators",
  async (status) => {
    const long = new Date("2026-01-01");
    const { id, ownerId } = await buildListing({ status, submittedAt: long });
    await closeListing(ownerId, { id, reason: "Other" });
    expect((await reopen(ownerId, id)).body.status).toBe("pending");
    const listing = await Listing.findByPk(id);
    expect(listing).toMatchObject({
      status: "pending",
      approvedAt: null,
      expiresAt: null,
      closeReason: null,
    });
    expect(listing?.submittedAt?.getTime()).toBeGreaterThan(long.getTime());
  },
);

test.each<ListingStatus>(["draft", "pending", "active", "rejected", "removed"])(
  "one that is %s isn't reopened",
  async (status) => {
    const { id, ownerId } = await buildListing({ status });
    expect(await reopen(ownerId, id)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await Listing.findByPk(id))?.status).toBe(status);
  },
);

test("neither somebody else's nor a banned person's is reopened", async () => {
  const { id, ownerId } = await buildListing({ status: "closed" });
  expect((await reopen((await buildUser()).id, id)).status).toBe(404);

  const banned = await buildUser({ bannedAt: new Date() });
  const theirs = await buildListing({ status: "expired", ownerId: banned.id });
  await expect(reopenListing(banned.id, theirs.id)).rejects.toMatchObject({ code: "banned" });
  expect((await Listing.findByPk(theirs.id))?.status).toBe("expired");
  expect((await reopen(ownerId, id)).status).toBe(200);
});

test("of twenty that reopen it at once one does", async () => {
  const { id, ownerId } = await buildListing({ status: "closed" });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => reopenListing(ownerId, id)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

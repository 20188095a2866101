import { beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { ListingStatus } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { buildListing, buildPromotion, buildRevision, buildUser } from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";
import { closeListing } from "./closeListing.ts";
import type { SavedListing } from "./describeSaved.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const close = (as: number, id: number, reason = "SoldHere") =>
  api.ask<SavedListing & ErrorBody>("/api/user/telegram/products", {
    method: "DELETE",
    as,
    body: { id, reason },
  });

test.each<ListingStatus>(["pending", "active", "rejected", "expired"])(
  "the owner takes one that is %s off sale",
  async (status) => {
    const refusal = status === "rejected" ? { rejectReason: "photo" as const, rejectNote: "Нет" } : {};
    const { id, link, ownerId } = await buildListing({ status, ...refusal });
    const { status: answer, body } = await close(ownerId, id, "SoldOnOtherPlatform");
    expect([answer, body]).toEqual([200, { id, link, status: "closed", hasRevision: false }]);
    expect(await Listing.findByPk(id)).toMatchObject({
      status: "closed",
      closeReason: "SoldOnOtherPlatform",
      rejectReason: null,
      rejectNote: null,
    });
  },
);

test.each<ListingStatus>(["draft", "closed", "removed"])("one that is %s can't be closed", async (status) => {
  const { id, ownerId } = await buildListing({ status });
  expect(await close(ownerId, id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await Listing.findByPk(id))?.status).toBe(status);
});

test("somebody else's can't be closed, nor without one of the reasons", async () => {
  const { id, ownerId } = await buildListing();
  expect((await close((await buildUser()).id, id)).status).toBe(404);
  expect((await close((await buildUser({ isAdmin: true })).id, id)).status).toBe(404);
  expect((await close(ownerId, id, "Bored")).status).toBe(400);
  expect((await close(ownerId, 2_000_000_000)).status).toBe(404);
  expect((await Listing.findByPk(id))?.status).toBe("active");
});

test("of twenty that close it at once one does", async () => {
  const { id, ownerId } = await buildListing();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => closeListing(ownerId, { id, reason: "Other" })),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "conflict" });
  }
});

test("its promotions end, its reports stay open, a change that waited stays beside it", async () => {
  const { id, ownerId } = await buildListing();
  const other = await buildPromotion({ type: "Vip" });
  const ended = new Date("2026-01-01T00:00:00Z");
  await buildPromotion({ listingId: id, type: "Premium", endedAt: ended });
  await buildPromotion({ listingId: id, type: "Vip" });
  await buildPromotion({ listingId: id, type: "TopUp" });
  await buildRevision({ listingId: id });
  await ListingReport.create({ listingId: id, reporterId: (await buildUser()).id, reason: "sold" });

  expect((await close(ownerId, id)).body.hasRevision).toBe(true);
  const promotions = await Promotion.findAll({ where: { listingId: id }, order: ["id"] });
  expect(promotions.map(({ endedAt }) => endedAt)).toEqual([ended, expect.any(Date), expect.any(Date)]);
  expect((await other.reload()).endedAt).toBeNull();
  expect(await ListingReport.count({ where: { listingId: id, settledAt: null } })).toBe(1);

  const top = await api.ask<{ data: { id: number }[] }>("/api/telegram/products/top", { as: ownerId });
  expect(top.body.data.map((card) => card.id)).not.toContain(id);
});

test("one that was never approved stays hidden from others when it is closed", async () => {
  const [hidden, shown] = [await buildListing({ status: "rejected" }), await buildListing()];
  for (const { id, ownerId } of [hidden, shown]) await close(ownerId, id);
  const open = async (path: string) => (await api.call(`/api/telegram/products/${path}`)).status;
  expect([await open(hidden.link), await open(`similar/${hidden.id}`)]).toEqual([404, 404]);
  expect([await open(shown.link), await open(`similar/${shown.id}`)]).toEqual([200, 200]);
});

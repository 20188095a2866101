import { beforeAll, expect, test } from "vitest";
import { listingStatuses } from "#contract/listings.ts";
import type { OwnListing, OwnTab } from "#contract/ownListings.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { sequelize } from "#db/sequelize.ts";
import {
  buildConnection,
  buildFavourite,
  buildListing,
  buildRevision,
  buildUser,
} from "../../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const PRODUCTS = "/api/user/telegram/products";
interface Page {
  data: OwnListing[];
  total: number;
}
const list = async (as: number, query = "") => (await api.ask<Page>(`${PRODUCTS}?${query}`, { as })).body;
const tab = (as: number, status: OwnTab) => list(as, `status=${status}`);

test("each tab shows its statuses, and the counters agree", async () => {
  const [owner, other] = [await buildUser(), await buildUser()];
  for (const status of listingStatuses) await buildListing({ ownerId: owner.id, status });
  await buildListing({ ownerId: owner.id });
  await buildListing({ ownerId: other.id });

  const shown = async (status: OwnTab) => {
    const { data, total } = await tab(owner.id, status);
    expect(total).toBe(data.length);
    return data.map((listing) => listing.status).sort();
  };
  expect(await shown("active")).toEqual(["active", "active"]);
  expect(await shown("moderation")).toEqual(["pending"]);
  expect(await shown("rejected")).toEqual(["rejected", "removed"]);
  expect(await shown("archive")).toEqual(["closed", "expired"]);
  expect(await list(owner.id)).toEqual(await tab(owner.id, "active"));

  const counts = await api.ask(`${PRODUCTS}/counts`, { as: owner.id });
  expect(counts.body).toEqual({ all: 7, active: 2, moderation: 1, rejected: 2, archive: 2 });
  const me = await api.ask<{ countProducts: number }>("/api/telegram/users/me", { as: owner.id });
  expect(me.body.countProducts).toBe(7);
  const none = await api.ask(`${PRODUCTS}/counts`, { as: (await buildUser()).id });
  expect(none.body).toEqual({ all: 0, active: 0, moderation: 0, rejected: 0, archive: 0 });
});

test("only a signed-in person has listings, and only the known tabs", async () => {
  expect((await api.call(PRODUCTS)).status).toBe(401);
  expect((await api.call(`${PRODUCTS}/counts`)).status).toBe(401);
  const { id: as } = await buildUser();
  expect((await api.call(`${PRODUCTS}?status=draft`, { as })).status).toBe(400);
});

test("newest first, page by page; the archive by when it ended", async () => {
  const { id: ownerId } = await buildUser();
  const made: number[] = [];
  for (let index = 0; index < 5; index += 1) made.push((await buildListing({ ownerId })).id);
  const newest = made.toReversed();
  expect((await list(ownerId)).data.map(({ id }) => id)).toEqual(newest);
  const page = await list(ownerId, "skip=2&take=2");
  expect([page.data.map(({ id }) => id), page.total]).toEqual([newest.slice(2, 4), 5]);
  expect(await list(ownerId, "skip=9")).toEqual({ data: [], total: 5 });

  const end = (id: number | undefined, status: string, day: number) =>
    sequelize.query("update listings set status = $status, updated_at = $at where id = $id", {
      bind: { id, status, at: new Date(Date.UTC(2026, 0, day)) },
    });
  await end(made[0], "closed", 3);
  await end(made[3], "expired", 2);
  await end(made[1], "closed", 1);
  expect((await tab(ownerId, "archive")).data.map(({ id }) => id)).toEqual([made[0], made[3], made[1]]);
});

test("a listing tells its owner what others don't see", async () => {
  const { id: ownerId } = await buildUser();
  const active = await buildListing({ ownerId, photos: 2 });
  await buildRevision({ listingId: active.id });
  await buildFavourite({ listingId: active.id });
  await buildConnection({ listingId: active.id });
  await buildConnection({ listingId: active.id, kind: "chat" });
  await sequelize.query(
    `insert into listing_views (listing_id, day, views) values ($id, '2026-01-01', 3), ($id, '2026-01-02', 4)`,
    { bind: { id: active.id } },
  );
  const paidAt = new Date();
  const endsAt = new Date(Date.now() + 2.5 * 86_400_000);
  await Promotion.bulkCreate([
    { listingId: active.id, type: "TopUp", paidAt, endsAt, viewMultiply: 5, daysAmount: 3 },
    { listingId: active.id, type: "Vip", paidAt },
    { listingId: active.id, type: "Premium", paidAt, endsAt: new Date(Date.now() - 1000), daysAmount: 7 },
  ]);
  expect((await list(ownerId)).data).toEqual([
    expect.objectContaining({
      running: expect.arrayContaining([
        { type: "TopUp", daysLeft: 3, place: null },
        { type: "Vip", daysLeft: null, place: 1 },
      ]),
      id: active.id,
      link: active.link,
      name: active.name,
      status: "active",
      photosCount: 2,
      isOwner: true,
      isModerated: true,
      isDeactivated: false,
      revisionStatus: "pending",
      viewsCount: 7,
      favouritesCount: 1,
      contactsCount: 2,
      rejectReason: null,
      rejectNote: null,
      closeReason: null,
      expiresAt: active.expiresAt?.toISOString(),
    }),
  ]);

  const { id } = await buildListing({
    ownerId,
    status: "rejected",
    rejectReason: "photo",
    rejectNote: "Нет",
  });
  expect((await tab(ownerId, "rejected")).data).toMatchObject([
    { id, rejectReason: "photo", rejectNote: "Нет", isModerated: false, expiresAt: null },
  ]);
  await Listing.update({ status: "closed", closeReason: "SoldHere" }, { where: { id: active.id } });
  expect((await tab(ownerId, "archive")).data).toMatchObject([
    { closeReason: "SoldHere", isDeactivated: true, isModerated: true },
  ]);
});

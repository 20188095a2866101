import { expect, test } from "vitest";
import { listingStatuses } from "#contract/listings.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { Promotion } from "#db/models/Promotion.ts";
import {
  buildListing,
  buildPromotion,
  buildReport,
  buildRevision,
  buildUser,
} from "../../../tests/factories.ts";
import { reportListing } from "../abuseReports/reportListing.ts";
import { updateListing } from "../selling/updateListing.ts";
import { moderateListings } from "./moderateListings.ts";

const [admin, otherAdmin] = [await buildUser({ isAdmin: true }), await buildUser({ isAdmin: true })];
const DAY = 86_400_000;

type Asked = Parameters<typeof moderateListings>[1];
const moderate = (productIds: number[], isModerated: boolean, more: Partial<Asked> = {}) =>
  moderateListings(admin.id, { productIds, isModerated, editions: productIds.map(() => 1), ...more });
const approve = (id: number, more?: Partial<Asked>) => moderate([id], true, more);
const reject = (id: number, more?: Partial<Asked>) => moderate([id], false, more);
const stands = (id: number) => Listing.findByPk(id, { rejectOnEmpty: true });
const openReports = (listingId: number) => ListingReport.count({ where: { listingId, settledAt: null } });

async function auditOf(id: number) {
  const entries = await AuditEntry.findAll({ where: { subjectId: String(id) }, order: ["id"] });
  return entries.map(({ actorId, action, details }) => ({ actorId, action, details }));
}

test("a new listing goes on sale for 30 days and is to be translated", async () => {
  const before = Date.now();
  const { id } = await buildListing({ status: "pending", edition: 4 });
  expect(await approve(id, { editions: [4], reason: "spam" })).toEqual({ applied: [id], skipped: [] });

  const listing = await stands(id);
  expect(listing).toMatchObject({ status: "active", rejectReason: null, rejectNote: null });
  expect(listing.approvedAt!.getTime()).toBeGreaterThanOrEqual(before);
  expect(listing.rankAt).toBe(Math.floor(listing.approvedAt!.getTime() / 1000));
  expect(listing.expiresAt!.getTime() - listing.approvedAt!.getTime()).toBe(30 * DAY);
  expect(listing.translationDueAt!.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await auditOf(id)).toEqual([
    { actorId: admin.id, action: "listing.approve", details: { edition: 4 } },
  ]);
});

test("a later approval gives a full life but neither another place by date nor a needless translation", async () => {
  const approvedAt = new Date(Date.now() - 50 * DAY);
  const { id } = await buildListing({
    status: "pending",
    approvedAt,
    rankAt: 1_700_000_123,
    isTranslationActual: true,
  });
  await approve(id);
  const listing = await stands(id);
  expect(listing).toMatchObject({ status: "active", rankAt: 1_700_000_123, translationDueAt: null });
  expect(listing.approvedAt).toEqual(approvedAt);
  expect(listing.expiresAt!.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
});

test("a refused listing says why; without a reason it is another one", async () => {
  const [told, untold] = [
    await buildListing({ status: "pending" }),
    await buildListing({ status: "pending" }),
  ];
  await reject(told.id, { reason: "photo", note: "Виден номер" });
  await reject(untold.id, { note: "" });
  expect(await stands(told.id)).toMatchObject({
    status: "rejected",
    rejectReason: "photo",
    rejectNote: "Виден номер",
    approvedAt: null,
    rankAt: 0,
  });
  expect(await stands(untold.id)).toMatchObject({ rejectReason: "other", rejectNote: null });
  expect(await auditOf(told.id)).toMatchObject([
    { action: "listing.reject", details: { reason: "photo", edition: 1 } },
  ]);
});

test("of an active listing the waiting change is decided, and what is on sale stays", async () => {
  const [good, bad] = [await buildListing({ name: "Старое" }), await buildListing({ name: "Старое" })];
  for (const { id } of [good, bad]) await buildRevision({ listingId: id, name: "Новое" });
  await approve(good.id);
  await reject(bad.id, { reason: "misleading", note: "Не то" });

  expect(await stands(good.id)).toMatchObject({ status: "active", name: "Новое", rankAt: good.rankAt });
  expect(await ListingRevision.findByPk(good.id)).toBeNull();
  expect(await stands(bad.id)).toMatchObject({ status: "active", name: "Старое", rejectReason: null });
  expect(await ListingRevision.findByPk(bad.id)).toMatchObject({
    status: "rejected",
    rejectReason: "misleading",
    rejectNote: "Не то",
  });
  expect(await auditOf(good.id)).toMatchObject([{ action: "revision.approve" }]);
  expect(await auditOf(bad.id)).toMatchObject([{ action: "revision.reject" }]);
});

test("a reported listing is kept, or removed with its promotions", async () => {
  const [kept, removed] = [await buildListing(), await buildListing()];
  for (const { id } of [kept, removed]) {
    for (const type of ["Vip", "TopUp"] as const) await buildPromotion({ listingId: id, type });
    await buildReport({ listingId: id });
    await buildReport({ listingId: id });
  }
  await approve(kept.id);
  await reject(removed.id, { reason: "prohibited" });

  expect(await stands(kept.id)).toMatchObject({ status: "active", rejectReason: null });
  expect(await stands(removed.id)).toMatchObject({ status: "removed", rejectReason: "prohibited" });
  for (const { id } of [kept, removed]) expect(await openReports(id)).toBe(0);
  const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });
  expect(await running(kept.id)).toBe(2);
  expect(await running(removed.id)).toBe(0);
  expect(await auditOf(kept.id)).toMatchObject([{ action: "report.settle", details: { reports: 2 } }]);
  expect(await auditOf(removed.id)).toMatchObject([
    { action: "listing.remove", details: { reports: 2, reason: "prohibited" } },
  ]);
});

test("reports are decided before a change that waits beside them, which comes up next", async () => {
  const [good, bad] = [await buildListing(), await buildListing()];
  for (const { id } of [good, bad]) {
    await buildRevision({ listingId: id, name: "Новое" });
    await buildReport({ listingId: id });
  }
  await approve(good.id);
  await reject(bad.id);
  expect(await openReports(good.id)).toBe(0);
  expect(await stands(bad.id)).toMatchObject({ status: "removed" });
  // The same press twice settles the reports; it doesn't approve the change as well.
  expect(await approve(good.id)).toEqual({ applied: [], skipped: [{ id: good.id, why: "changed" }] });
  expect((await stands(good.id)).name).not.toBe("Новое");
  await approve(good.id, { editions: [2] });
  expect(await stands(good.id)).toMatchObject({ name: "Новое" });
});

test.each(["closed", "expired"] as const)(
  "one that is %s is kept or removed as one on sale",
  async (status) => {
    const [kept, removed, unseen] = [
      await buildListing({ status }),
      await buildListing({ status }),
      await buildListing({ status, approvedAt: null, expiresAt: null, rankAt: 0 }),
    ];
    for (const { id } of [kept, removed, unseen]) await buildReport({ listingId: id });
    expect((await approve(kept.id)).applied).toEqual([kept.id]);
    expect((await reject(removed.id, { reason: "prohibited" })).applied).toEqual([removed.id]);
    expect(await stands(kept.id)).toMatchObject({ status });
    expect(await stands(removed.id)).toMatchObject({ status: "removed", rejectReason: "prohibited" });
    for (const { id } of [kept, removed]) expect(await openReports(id)).toBe(0);
    expect((await reject(unseen.id)).skipped).toEqual([{ id: unseen.id, why: "decided" }]);
  },
);

test("without an edition only a new listing is decided", async () => {
  const [fresh, changed, reported] = [
    await buildListing({ status: "pending" }),
    await buildListing(),
    await buildListing(),
  ];
  await buildRevision({ listingId: changed.id });
  await buildReport({ listingId: reported.id });
  const blind = await moderate([fresh.id, changed.id, reported.id], false, { editions: undefined });
  expect(blind).toEqual({
    applied: [fresh.id],
    skipped: [changed, reported].map(({ id }) => ({ id, why: "changed" })),
  });
});

test("a report that comes after a look at the listing isn't settled unread, also when both come at once", async () => {
  const reporter = await buildUser();
  for (let round = 0; round < 10; round += 1) {
    const { id } = await buildListing();
    await buildReport({ listingId: id });
    const [decided] = await Promise.all([
      approve(id),
      reportListing(reporter.id, { id, reason: "fraud", note: "Оружие" }),
    ]);
    const applied = decided.applied.includes(id);
    expect(await openReports(id)).toBe(applied ? 1 : 2);
  }
});

test("an owner puts no decision off by editing what nobody approves, nor a reported listing's by its words", async () => {
  const [fresh, reported] = [
    await buildListing({ status: "pending", photos: 1 }),
    await buildListing({ photos: 1 }),
  ];
  await reportListing((await buildUser()).id, { id: reported.id, reason: "fraud" });
  for (const { ownerId, link } of [fresh, reported]) {
    await updateListing(ownerId, link, { price: 777, zoom: 3, contactMethods: "call", state: "New" });
    await updateListing(ownerId, link, { phoneNumbers: ["+998901112244"], lon: 69.1, lat: 41.2 });
  }
  await updateListing(reported.ownerId, reported.link, { name: "Другое", description: "Совсем" });
  expect((await reject(reported.id, { editions: [2] })).applied).toEqual([reported.id]);
  expect((await approve(fresh.id)).applied).toEqual([fresh.id]);
});

test("nothing of a banned owner goes on sale, but it may be refused", async () => {
  const { id: ownerId } = await buildUser({ bannedAt: new Date() });
  const [fresh, changed, reported] = [
    await buildListing({ status: "pending", ownerId }),
    await buildListing({ ownerId }),
    await buildListing({ ownerId }),
  ];
  await buildRevision({ listingId: changed.id });
  await buildReport({ listingId: reported.id });
  expect(await moderate([fresh.id, changed.id, reported.id], true)).toEqual({
    applied: [reported.id],
    skipped: [fresh, changed].map(({ id }) => ({ id, why: "banned" })),
  });
  expect((await moderate([fresh.id, changed.id], false)).applied).toEqual([fresh.id, changed.id]);
});

test("nothing is decided where nothing waits, is unknown, or isn't what was seen", async () => {
  const others = listingStatuses.filter((status) => status !== "pending");
  const settled = await Promise.all(others.map((status) => buildListing({ status })));
  for (const { id } of settled.slice(1)) await ListingReport.destroy({ where: { listingId: id } });
  const seen = await buildListing({ status: "pending", edition: 3 });
  const changed = await buildListing({ status: "pending", edition: 3 });
  const productIds = [2_000_000_000, changed.id, ...settled.map(({ id }) => id), seen.id];
  const editions = [1, 2, ...settled.map(() => 1), 3];

  expect(await moderate(productIds, true, { editions })).toEqual({
    applied: [seen.id],
    skipped: [
      ...settled.map(({ id }) => ({ id, why: "decided" })),
      { id: changed.id, why: "changed" },
      { id: 2_000_000_000, why: "unknown" },
    ].sort((one, other) => one.id - other.id),
  });
  for (const { id, status } of settled) expect(await stands(id)).toMatchObject({ status, edition: 1 });
  expect(await stands(changed.id)).toMatchObject({ status: "pending", edition: 3 });
});

test("an edition for each listing, or none at all", async () => {
  const { id } = await buildListing({ status: "pending" });
  await expect(approve(id, { editions: [] })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(approve(id, { editions: [1, 1] })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await stands(id)).toMatchObject({ status: "pending" });
});

/** One of each kind in turn: a new one, a changed one, a reported one. */
async function buildQueue(count: number, ownerId: number): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await buildListing({ status: index % 3 === 0 ? "pending" : "active", ownerId });
    if (index % 3 === 1) await buildRevision({ listingId: id });
    if (index % 3 === 2) await buildReport({ listingId: id, reporterId: admin.id });
    ids.push(id);
  }
  return ids;
}

/** Decides about all in calls of 20 at once, beginning with the `from`th, so that each of two admins is first somewhere. */
async function decideAll(adminId: number, isModerated: boolean, ids: number[], from: number) {
  const wanted = [...ids.slice(from), ...ids.slice(0, from)];
  const parts = Array.from({ length: wanted.length / 20 }, (_, index) =>
    wanted.slice(index * 20, index * 20 + 20),
  );
  const answers = await Promise.all(
    parts.map((productIds) =>
      moderateListings(adminId, { isModerated, productIds, editions: productIds.map(() => 1) }),
    ),
  );
  const sorted = (numbers: number[]) => numbers.sort((one, other) => one - other);
  return {
    applied: sorted(answers.flatMap(({ applied }) => applied)),
    skipped: sorted(answers.flatMap(({ skipped }) => skipped.map(({ id }) => id))),
  };
}

test("two admins with opposite verdicts on the same hundred decide each listing once", {
  timeout: 90_000,
}, async () => {
  const owner = await buildUser();
  const wins = [0, 0];
  for (let round = 0; round < 3; round += 1) {
    const ids = await buildQueue(100, owner.id);
    const [approved, rejected] = await Promise.all([
      decideAll(admin.id, true, ids, 0),
      decideAll(otherAdmin.id, false, ids, 10),
    ]);
    expect([...approved.applied, ...rejected.applied].sort((one, other) => one - other)).toEqual(ids);
    expect(approved.skipped).toEqual(rejected.applied);
    expect(rejected.skipped).toEqual(approved.applied);
    wins[0]! += approved.applied.length;
    wins[1]! += rejected.applied.length;

    const entries = await AuditEntry.findAll({ where: { subjectId: ids.map(String) } });
    expect(entries).toHaveLength(100);
    for (const { subjectId, actorId } of entries) {
      const who = approved.applied.includes(Number(subjectId)) ? admin.id : otherAdmin.id;
      expect(actorId).toBe(who);
    }
    for (const [index, id] of ids.entries()) {
      const isApproved = approved.applied.includes(id);
      const refused = ["rejected", "active", "removed"][index % 3];
      expect(await stands(id)).toMatchObject({ status: isApproved ? "active" : refused, edition: 2 });
    }
  }
  // Both got somewhere, else nothing was raced.
  expect(Math.min(...wins)).toBeGreaterThan(0);
});

test("the same hundred in opposite orders lock nobody out", async () => {
  const owner = await buildUser();
  const ids = await buildQueue(100, owner.id);
  const answers = await Promise.all(
    [ids, [...ids].reverse()].map((productIds) =>
      moderate(productIds, false, { editions: ids.map(() => 1) }),
    ),
  );
  expect(answers.flatMap(({ applied }) => applied).sort((one, other) => one - other)).toEqual(ids);
});

test("words that an owner writes while they are approved are never approved unseen", async () => {
  const owner = await buildUser();
  for (let round = 0; round < 15; round += 1) {
    const { id, link } = await buildListing({
      status: "pending",
      ownerId: owner.id,
      name: "Велосипед",
      photos: 1,
    });
    const [, edited] = await Promise.allSettled([
      approve(id, { editions: [1] }),
      updateListing(owner.id, link, { name: "Оружие" }),
    ]);
    expect(edited.status).toBe("fulfilled");
    const listing = await stands(id);
    const revision = await ListingRevision.findByPk(id);
    if (listing.status === "active") {
      expect(listing.name).toBe("Велосипед");
      expect(revision).toMatchObject({ status: "pending", name: "Оружие" });
    } else expect(listing).toMatchObject({ status: "pending", name: "Оружие" });
  }
});

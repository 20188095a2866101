import { expect, test } from "vitest";
import { REPORTS_PER_DAY } from "#contract/limits.ts";
import { listingStatuses } from "#contract/listings.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { reportListing, settleReports } from "./reportListing.ts";

test("a second report of a person replaces the first, however many come at once", async () => {
  const { id } = await buildListing();
  const { id: reporterId } = await buildUser();
  await reportListing(reporterId, { id, reason: "sold" });
  const first = (await ListingReport.findOne({ where: { listingId: id } }))!;
  await Promise.all(
    Array.from({ length: 8 }, () => reportListing(reporterId, { id, reason: "fraud", note: "Просит аванс" })),
  );
  const reports = await ListingReport.findAll({ where: { listingId: id } });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ reporterId, reason: "fraud", note: "Просит аванс", settledAt: null });
  // The listing keeps its place in the queue.
  expect(reports[0]!.createdAt).toEqual(first.createdAt);
});

test("a settled report is opened again as a new one, and nothing is hidden", async () => {
  const { id } = await buildListing();
  const { id: reporterId } = await buildUser();
  await reportListing(reporterId, { id, reason: "spam", note: "" });
  expect(await settleReports(id)).toBe(1);
  const settled = (await ListingReport.findOne({ where: { listingId: id } }))!;
  expect(settled.settledAt).not.toBeNull();

  await reportListing(reporterId, { id, reason: "other" });
  const again = (await ListingReport.findOne({ where: { listingId: id } }))!;
  expect(again).toMatchObject({ reason: "other", note: null, settledAt: null });
  expect(again.createdAt.getTime()).toBeGreaterThan(settled.createdAt.getTime());
  expect(await Listing.findByPk(id)).toMatchObject({ status: "active" });
});

test("only what everybody may open is reported, and never one's own", async () => {
  const owner = await buildUser();
  const { id: reporterId } = await buildUser({ isAdmin: true });
  for (const status of listingStatuses) {
    const { id } = await buildListing({ status, ownerId: owner.id });
    const isOpen = ["active", "closed", "expired"].includes(status);
    const report = reportListing(reporterId, { id, reason: "other" });
    if (isOpen) await report;
    else await expect(report, status).rejects.toMatchObject({ code: "not_found" });
    await expect(reportListing(owner.id, { id, reason: "other" })).rejects.toMatchObject({
      code: "own_listing",
    });
  }
  const unseen = await buildListing({ status: "closed", ownerId: owner.id, approvedAt: null });
  await expect(reportListing(reporterId, { id: unseen.id, reason: "other" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(reportListing(reporterId, { id: 2_000_000_000, reason: "other" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a person reports so many listings a day, also when they come at once", async () => {
  const owner = await buildUser();
  const { id: reporterId } = await buildUser();
  const listings = await Promise.all(
    Array.from({ length: REPORTS_PER_DAY + 5 }, () => buildListing({ ownerId: owner.id })),
  );
  const report = (id: number) => reportListing(reporterId, { id, reason: "spam" });
  const results = await Promise.allSettled(listings.map(({ id }) => report(id)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: "daily_limit" });
    expect(reason.details.retryAfter).toBeGreaterThan(86_000);
    expect(reason.details.retryAfter).toBeLessThanOrEqual(86_400);
  }
  expect(await ListingReport.count({ where: { reporterId } })).toBe(REPORTS_PER_DAY);

  // What was reported already isn't one more.
  const { listingId } = (await ListingReport.findOne({ where: { reporterId } }))!;
  await report(listingId);
  // Yesterday's don't count.
  await ListingReport.update({ createdAt: new Date(Date.now() - 86_401_000) }, { where: { reporterId } });
  await report(listings.find((_, index) => results[index]!.status === "rejected")!.id);
});

test("a new or reopened report raises the edition, other words for an open one don't", async () => {
  const built = await buildListing();
  const { id } = built;
  const [one, other] = [await buildUser(), await buildUser()];
  const { updatedAt } = await built.reload();
  const edition = async () => (await Listing.findByPk(id))!.edition;
  await reportListing(one.id, { id, reason: "spam" });
  expect(await edition()).toBe(2);
  await reportListing(one.id, { id, reason: "spam" });
  expect(await edition()).toBe(2);
  await reportListing(one.id, { id, reason: "spam", note: "Третий раз" });
  expect(await edition()).toBe(2);
  await settleReports(id);
  await reportListing(one.id, { id, reason: "spam", note: "Третий раз" });
  expect(await edition()).toBe(3);
  await Promise.all([
    reportListing(one.id, { id, reason: "fraud" }),
    reportListing(other.id, { id, reason: "fraud" }),
  ]);
  expect(await edition()).toBe(4);
  // Its owner sees no trace of it.
  expect((await built.reload()).updatedAt).toEqual(updatedAt);
});

test("a banned person reports nothing", async () => {
  const { id } = await buildListing();
  const banned = await buildUser({ bannedAt: new Date() });
  await expect(reportListing(banned.id, { id, reason: "spam" })).rejects.toMatchObject({ code: "banned" });
  expect(await Listing.findByPk(id)).toMatchObject({ edition: 1 });
});

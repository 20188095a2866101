import { expect, test } from "vitest";
import type { ModerationItem } from "#contract/moderation.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { buildListing, buildReport, buildRevision, buildUser } from "../../../tests/factories.ts";
import { closeListing } from "../selling/closeListing.ts";
import { updateListing } from "../selling/updateListing.ts";
import { moderateListings } from "./moderateListings.ts";
import { readModerationItem } from "./readModerationQueue.ts";
import { reconsiderListing } from "./reconsiderListing.ts";

const admin = await buildUser({ isAdmin: true });

/** The item that was decided about. */
async function decide(id: number, isModerated: boolean): Promise<ModerationItem> {
  const { item } = await readModerationItem(admin.id, id);
  const asked = { isModerated, productIds: [id], editions: [item!.edition], reason: "photo" as const };
  expect((await moderateListings(admin.id, asked)).applied).toEqual([id]);
  return item!;
}
const takeBack = (id: number, edition: number) => reconsiderListing(admin.id, { id, edition });
const tooLate = { code: "conflict" };

test("a refused listing stands in its old place again, its seller is told, and it counts as no refusal", async () => {
  const submittedAt = new Date(Date.now() - 3_600_000);
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const { id } = await buildListing({ status: "pending", submittedAt, ownerId });
  const { edition } = await decide(id, false);
  await takeBack(id, edition);
  const listing = await Listing.findByPk(id, { rejectOnEmpty: true });
  expect(listing).toMatchObject({ status: "pending", submittedAt, rejectReason: null, edition: edition + 2 });
  expect(await OutboxMessage.count({ where: { cause: `listing-reconsidered:${id}:${edition}` } })).toBe(1);
  const audit = await AuditEntry.findOne({ where: { subjectId: String(id), action: "listing.reconsider" } });
  expect(audit).toMatchObject({ actorId: admin.id, details: { edition } });
  const { item } = await readModerationItem(admin.id, id);
  expect(item).toMatchObject({ lastRefusal: null, owner: { rejectedCount: 0 } });
  // Taken back already: so it is for who did it, and too late for others.
  await takeBack(id, edition);
  const other = await buildUser({ isAdmin: true });
  await expect(reconsiderListing(other.id, { id, edition })).rejects.toMatchObject(tooLate);
  expect((await listing.reload()).edition).toBe(edition + 2);
  await decide(id, true);
  await expect(takeBack(id, edition)).rejects.toMatchObject(tooLate);
});

test("a refused change waits again", async () => {
  const { id } = await buildListing();
  await buildRevision({ listingId: id });
  const { edition } = await decide(id, false);
  await takeBack(id, edition);
  const revision = await ListingRevision.findByPk(id, { rejectOnEmpty: true });
  expect(revision).toMatchObject({ status: "pending", rejectReason: null });
});

test("nothing is taken back once its seller has done something, nor what others have seen", async () => {
  const mended = await buildListing({ status: "pending" });
  const { edition } = await decide(mended.id, false);
  await updateListing(mended.ownerId, mended.link, { price: 5000 });
  await expect(takeBack(mended.id, edition)).rejects.toMatchObject(tooLate);

  const approved = await buildListing({ status: "pending" });
  const seen = await decide(approved.id, true);
  await expect(takeBack(approved.id, seen.edition)).rejects.toMatchObject(tooLate);

  const removed = await buildListing();
  await buildReport({ listingId: removed.id });
  const { edition: last } = await decide(removed.id, false);
  await expect(takeBack(removed.id, last)).rejects.toMatchObject(tooLate);
  await expect(takeBack(0, 1)).rejects.toMatchObject(tooLate);
});

test("what its seller has closed since stays closed", async () => {
  const refused = await buildListing({ status: "pending" });
  const { edition } = await decide(refused.id, false);
  await closeListing(refused.ownerId, { id: refused.id, reason: "Other" });
  await expect(takeBack(refused.id, edition)).rejects.toMatchObject(tooLate);

  const changed = await buildListing();
  await buildRevision({ listingId: changed.id });
  const seen = await decide(changed.id, false);
  await closeListing(changed.ownerId, { id: changed.id, reason: "Other" });
  await expect(takeBack(changed.id, seen.edition)).rejects.toMatchObject(tooLate);
  expect(await Listing.findByPk(changed.id)).toMatchObject({ status: "closed" });
});

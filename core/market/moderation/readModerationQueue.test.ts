import { expect, test } from "vitest";
import { ModerationItem } from "#contract/moderation.ts";
import { Block } from "#db/models/Block.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import {
  buildImage,
  buildListing,
  buildReport,
  buildRevision,
  buildUser,
  findLeaf,
} from "../../../tests/factories.ts";
import { closeListing } from "../selling/closeListing.ts";
import { updateListing } from "../selling/updateListing.ts";
import { moderateListings } from "./moderateListings.ts";
import { readModerationQueue } from "./readModerationQueue.ts";

const admin = await buildUser({ isAdmin: true });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The queue as it is sent, which must say no more than the contract. */
async function readQueue(page = { skip: 0, take: 100 }) {
  const answer = JSON.parse((await readModerationQueue(admin.id, page)).text) as {
    data: ModerationItem[];
    total: number;
  };
  for (const item of answer.data) expect(ModerationItem.parse(item)).toEqual(item);
  return answer;
}

async function empty() {
  await ListingReport.destroy({ where: {} });
  await ListingRevision.destroy({ where: {} });
  await Listing.update({ status: "rejected", rejectReason: "other" }, { where: { status: "pending" } });
}

async function reportBy(count: number, listingId: number, minutes: number) {
  for (let index = 0; index < count; index += 1) {
    await buildReport({ listingId, createdAt: minutesAgo(minutes - index) });
  }
}

test("what waits longest comes first, but what three people report before all, and pages don't overlap", async () => {
  await empty();
  const pending = (minutes: number) => buildListing({ status: "pending", submittedAt: minutesAgo(minutes) });
  const [late, early] = [await pending(5), await pending(50)];
  const changed = await buildListing();
  await buildRevision({ listingId: changed.id, submittedAt: minutesAgo(20) });
  const [doubted, disliked] = [await buildListing(), await buildListing()];
  await reportBy(2, doubted.id, 300);
  await reportBy(3, disliked.id, 4);
  // The reports come before a change, which then waits for its turn.
  const evasive = await buildListing();
  await buildRevision({ listingId: evasive.id, submittedAt: minutesAgo(1) });
  await buildReport({ listingId: evasive.id, createdAt: minutesAgo(90) });

  const { data, total } = await readQueue();
  const order = [disliked, doubted, evasive, early, changed, late];
  expect(data.map(({ product }) => product.id)).toEqual(order.map(({ id }) => id));
  expect(data.map(({ kind }) => kind)).toEqual(["report", "report", "report", "new", "revision", "new"]);
  expect(total).toBe(6);
  expect(data[2]!.reports).toHaveLength(1);
  expect(Date.parse(data[5]!.waitingSince)).toBe(late.submittedAt!.getTime());

  const pages = [
    await readQueue({ skip: 0, take: 4 }),
    await readQueue({ skip: 4, take: 4 }),
    await readQueue({ skip: 8, take: 4 }),
  ];
  expect(pages.flatMap((page) => page.data)).toEqual(data);
  expect(pages.map((page) => page.total)).toEqual([6, 6, 6]);
});

test("those who began to wait together are told apart by their numbers", async () => {
  await empty();
  const submittedAt = minutesAgo(10);
  const ids = [];
  for (let index = 0; index < 5; index += 1) {
    ids.push((await buildListing({ status: "pending", submittedAt })).id);
  }
  const found = [];
  for (let skip = 0; skip < 5; skip += 1) found.push(...(await readQueue({ skip, take: 1 })).data);
  expect(found.map(({ product }) => product.id)).toEqual(ids);
});

test("a change of what isn't on sale waits, and what is settled or refused is gone", async () => {
  await empty();
  for (const status of ["closed", "expired", "removed", "rejected", "draft"] as const) {
    const { id } = await buildListing({ status, ...(status === "removed" && { rejectReason: "other" }) });
    await buildRevision({ listingId: id });
    if (status !== "closed" && status !== "expired") await buildReport({ listingId: id });
  }
  const unseen = await buildListing({ status: "closed", approvedAt: null, expiresAt: null, rankAt: 0 });
  await buildReport({ listingId: unseen.id });
  const { id } = await buildListing();
  await buildReport({ listingId: id, settledAt: new Date() });
  await buildRevision({ listingId: id, status: "rejected", rejectReason: "spam" });
  expect(await readQueue()).toEqual({ data: [], total: 0 });

  // A refused change says nothing about the reports that come after it.
  await buildReport({ listingId: id });
  const [item] = (await readQueue()).data;
  expect(item).toMatchObject({ kind: "report", revision: null });
  expect(item!.reports).toHaveLength(1);
});

test("reports are heard of everything whose page is open, on sale or no longer", async () => {
  await empty();
  const ids = [];
  for (const status of ["active", "closed", "expired"] as const) {
    const { id } = await buildListing({ status });
    await buildRevision({ listingId: id });
    await buildReport({ listingId: id });
    ids.push(id);
  }
  const { data, total } = await readQueue();
  expect(data.map(({ kind, product }) => [kind, product.id])).toEqual(ids.map((id) => ["report", id]));
  expect(total).toBe(3);
});

test("refusals are counted and the last one shown, whatever the owner did since", async () => {
  await empty();
  const { id: ownerId } = await buildUser();
  const [listing, other] = [
    await buildListing({ status: "pending", ownerId, photos: 1 }),
    await buildListing({ ownerId }),
  ];
  expect((await readQueue()).data[0]).toMatchObject({ lastRefusal: null, owner: { rejectedCount: 0 } });
  const refuse = (id: number, edition: number, reason: "photo" | "spam", note?: string) =>
    moderateListings(admin.id, { isModerated: false, productIds: [id], editions: [edition], reason, note });
  await refuse(listing.id, 1, "photo", "Виден номер");
  await updateListing(ownerId, listing.link, { price: 5 });
  await buildRevision({ listingId: other.id });
  await refuse(other.id, 1, "spam");
  await closeListing(ownerId, { id: other.id, reason: "Other" });

  const [again] = (await readQueue()).data;
  expect(again).toMatchObject({
    kind: "new",
    lastRefusal: { reason: "photo", note: "Виден номер" },
    owner: { approvedCount: 1, rejectedCount: 2 },
  });
  await refuse(listing.id, again!.edition, "spam");
  await updateListing(ownerId, listing.link, {});
  expect((await readQueue()).data[0]).toMatchObject({
    lastRefusal: { reason: "spam", note: null },
    owner: { rejectedCount: 3 },
  });
});

test("a change shows both sides of what differs, its words as safe HTML", async () => {
  await empty();
  const [from, to] = [await findLeaf(1), await findLeaf(2)];
  const listing = await buildListing({
    photos: 2,
    categoryId: from.id,
    name: "Стол",
    description: "<b>Дуб</b>\n& лак",
  });
  const photos = await ListingPhoto.findAll({ where: { listingId: listing.id }, order: ["position"] });
  const fresh = await buildImage({ ownerId: listing.ownerId });
  const kept = photos[1]!.imageId;
  await buildRevision({
    listingId: listing.id,
    name: "Стол",
    description: "<script>alert(1)</script>",
    categoryId: to.id,
    parameters: [],
    imageIds: [fresh.id, kept],
  });

  const [item] = (await readQueue()).data;
  const shown = item!.product.photos;
  expect(item!.product).toMatchObject({ name: "Стол", description: "&lt;b&gt;Дуб&lt;/b&gt;<br>&amp; лак" });
  expect(item!.revision).toEqual({
    name: null,
    description: { before: item!.product.description, after: "&lt;script&gt;alert(1)&lt;/script&gt;" },
    category: {
      before: { name: from.nameRu, name_uz: from.nameUz },
      after: { name: to.nameRu, name_uz: to.nameUz },
    },
    photos: { before: shown, after: [fresh.src, shown[1]] },
  });

  await ListingRevision.update(
    { name: "Стул", description: null, categoryId: null, parameters: null },
    { where: { listingId: listing.id } },
  );
  await ListingRevision.update(
    { imageIds: photos.map(({ imageId }) => imageId) },
    { where: { listingId: listing.id } },
  );
  expect((await readQueue()).data[0]!.revision).toEqual({
    name: { before: "Стол", after: "Стул" },
    description: null,
    category: null,
    photos: null,
  });
});

test("an item says who sells and what people say, but not who says it", async () => {
  await empty();
  const owner = await buildUser({ firstName: "Нодир", bannedAt: new Date() });
  await buildListing({ ownerId: owner.id });
  await buildListing({ ownerId: owner.id, status: "closed" });
  await buildListing({ ownerId: owner.id, status: "rejected", rejectReason: "spam" });
  await buildListing({ ownerId: owner.id, status: "removed", rejectReason: "spam" });
  const { id } = await buildListing({
    ownerId: owner.id,
    status: "pending",
    edition: 7,
    phoneNumbers: ["+998901112233"],
  });
  const reporter = await buildUser({ firstName: "Доносчик" });
  await buildReport({ listingId: id, reporterId: reporter.id, reason: "fraud", note: "<i>Аванс</i>" });
  await Block.create({ blockerId: owner.id, blockedId: admin.id, reason: "other" });

  const [item] = (await readQueue()).data;
  expect(item).toMatchObject({ kind: "new", edition: 7, revision: null });
  expect(item!.product).toMatchObject({ id, status: "pending", isModerated: null });
  expect(item!.product.phoneNumbers).toEqual(["+998901112233"]);
  expect(item!.owner).toEqual({
    id: owner.id,
    firstName: "Нодир",
    isBanned: true,
    approvedCount: 3,
    rejectedCount: 0,
    since: owner.createdAt.toISOString(),
  });
  expect(item!.reports).toEqual([
    { reason: "fraud", note: "<i>Аванс</i>", createdAt: expect.stringMatching(/Z$/) },
  ]);
  const { text } = await readModerationQueue(admin.id, { skip: 0, take: 10 });
  for (const secret of ["Доносчик", `"${reporter.id}"`, "secret_name"]) expect(text).not.toContain(secret);
});

import { expect, test } from "vitest";
import { Category } from "#db/models/Category.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { Listing } from "#db/models/Listing.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { transact } from "#db/sequelize.ts";
import { buildImage, buildListing, buildRevision, findLeaf } from "../../../tests/factories.ts";
import { applyRevision, refuseRevision } from "./applyRevision.ts";

const lockAnd = (id: number, act: (listing: Listing) => Promise<void>) =>
  transact(async () => act((await Listing.findByPk(id, { lock: true }))!));

const apply = (id: number) => lockAnd(id, applyRevision);
const revisionsOf = (listingId: number) => ListingRevision.count({ where: { listingId } });

async function imagesOf(listingId: number) {
  const photos = await ListingPhoto.findAll({ where: { listingId }, order: ["position"] });
  return photos.map(({ imageId }) => imageId);
}

const translated = {
  nameRu: "Вещь",
  nameUz: "Buyum",
  descriptionRu: "Почти новая",
  descriptionUz: "Deyarli yangi",
  isTranslationActual: true,
  translationTries: 3,
};

test("a whole change becomes what is on sale, and its row goes", async () => {
  const leaf = await findLeaf(0);
  const parameter = (await CategoryParameter.findOne({ where: { categoryId: leaf.id } }))!;
  const old = (await CategoryParameter.findOne({ where: { type: "STRING" } }))!;
  const listing = await buildListing({ ...translated, photos: 2, categoryId: (await findLeaf(40)).id });
  await ListingParameter.create({ listingId: listing.id, parameterId: old.id, value: "старое" });
  const [first] = await imagesOf(listing.id);
  const fresh = await buildImage({ ownerId: listing.ownerId });
  await buildRevision({
    listingId: listing.id,
    name: "Yangi buyum",
    description: "Holati aʼlo",
    originalLang: "uz",
    categoryId: leaf.id,
    parameters: [{ parameterId: parameter.id, value: "новое" }],
    imageIds: [fresh.id, first!],
  });

  await apply(listing.id);

  await listing.reload();
  const middle = (await Category.findByPk(leaf.parentId!))!;
  const path = [...(middle.parentId ? [middle.parentId] : []), middle.id, leaf.id];
  expect([listing.category_1, listing.category_2, listing.category_3].slice(0, path.length)).toEqual(path);
  expect(listing).toMatchObject({
    name: "Yangi buyum",
    description: "Holati aʼlo",
    originalLang: "uz",
    categoryId: leaf.id,
    nameRu: null,
    nameUz: null,
    descriptionRu: null,
    descriptionUz: null,
    isTranslationActual: false,
    translationTries: 0,
    status: "active",
    hasPhotos: true,
  });
  expect(listing.translationDueAt!.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await imagesOf(listing.id)).toEqual([fresh.id, first]);
  const values = await ListingParameter.findAll({ where: { listingId: listing.id } });
  expect(values.map(({ parameterId, value }) => [parameterId, value])).toEqual([[parameter.id, "новое"]]);
  expect(await revisionsOf(listing.id)).toBe(0);
});

test("what a change doesn't name stays, and new photos cost no translation", async () => {
  const listing = await buildListing({ ...translated, photos: 3 });
  const { name, description, categoryId, link } = listing;
  const images = await imagesOf(listing.id);
  await buildRevision({ listingId: listing.id, name: null, imageIds: [images[2]!, images[0]!] });

  await apply(listing.id);

  await listing.reload();
  expect(listing).toMatchObject({
    name,
    description,
    categoryId,
    link,
    ...translated,
    translationDueAt: null,
  });
  expect(await imagesOf(listing.id)).toEqual([images[2], images[0]]);
});

test("a change that was undone by a rollback still waits", async () => {
  const listing = await buildListing({ photos: 1 });
  await buildRevision({ listingId: listing.id });
  const { name } = listing;
  const failed = lockAnd(listing.id, async (locked) => {
    await applyRevision(locked);
    throw new Error("the bot's message couldn't be queued");
  });
  await expect(failed).rejects.toThrow("queued");
  expect((await listing.reload()).name).toBe(name);
  expect(await revisionsOf(listing.id)).toBe(1);
});

test("a change is applied once, whoever else tries", async () => {
  const listing = await buildListing();
  await buildRevision({ listingId: listing.id });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => apply(listing.id)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const tried of tries) {
    if (tried.status === "rejected") expect(tried.reason).toMatchObject({ code: "conflict" });
  }
});

test("a refused change keeps its words and says why, and is refused once", async () => {
  const listing = await buildListing();
  const { name } = listing;
  const revision = await buildRevision({ listingId: listing.id, name: "Лучшая вещь" });
  await lockAnd(listing.id, (locked) => refuseRevision(locked, "spam", "Без похвал"));

  await revision.reload();
  expect(revision).toMatchObject({
    status: "rejected",
    name: "Лучшая вещь",
    rejectReason: "spam",
    rejectNote: "Без похвал",
  });
  expect(await listing.reload()).toMatchObject({ name, status: "active", rejectReason: null });
  const again = lockAnd(listing.id, (locked) => refuseRevision(locked, "other", null));
  await expect(again).rejects.toMatchObject({ code: "conflict" });
});

test("where no change is, there is nothing to apply or refuse", async () => {
  const { id } = await buildListing();
  await expect(apply(id)).rejects.toMatchObject({ code: "conflict" });
  const refusal = lockAnd(id, (listing) => refuseRevision(listing, "other", null));
  await expect(refusal).rejects.toMatchObject({ code: "conflict" });
});

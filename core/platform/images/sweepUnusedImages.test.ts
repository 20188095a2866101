import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { updateListing } from "#core/market/selling/updateListing.ts";
import { Draft } from "#db/models/Draft.ts";
import { Image } from "#db/models/Image.ts";
import type { Listing } from "#db/models/Listing.ts";
import { ListingPhoto } from "#db/models/ListingPhoto.ts";
import { ListingRevision } from "#db/models/ListingRevision.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildImage, buildListing, buildUser } from "../../../tests/factories.ts";
import { buildProduct } from "../../../tests/shopFactories.ts";
import { uploadsFolder } from "./folders.ts";
import { getOwnImages } from "./getOwnImages.ts";
import { newPhotoAddress, putPhotos } from "./storage.ts";
import { sweepUnusedImages } from "./sweepUnusedImages.ts";

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const bytes = Buffer.from("photo");

afterEach(async () => {
  await ListingPhoto.destroy({ where: {} });
  await ListingRevision.destroy({ where: {} });
  await Draft.destroy({ where: {} });
  await Image.destroy({ where: {} });
  await rm(uploadsFolder, { recursive: true, force: true });
});

/** A photo with its files. */
async function buildPhoto(overrides: { ownerId?: number; createdAt?: Date; isStored?: boolean } = {}) {
  const image = await buildImage({ src: newPhotoAddress(), createdAt: hoursAgo(49), ...overrides });
  await putPhotos([{ src: image.src, full: bytes, square: bytes }]);
  return image;
}
const fileOf = (src: string) => join(uploadsFolder, src.replace("/images/", ""));
const filesOf = ({ src }: Image) =>
  [fileOf(src), fileOf(src.replace(".webp", "-480.webp"))].filter(existsSync).length;
const isThere = async (image: Image) => [Boolean(await Image.findByPk(image.id)), filesOf(image)];
const show = async (listingId: number, image: Image) =>
  ListingPhoto.create({ listingId, position: 0, imageId: image.id });

test("what nothing uses goes after 48 hours with both its files; what is used stays", async () => {
  const owner = await buildUser();
  const other = await buildUser();
  const ownerId = owner.id;
  const unused = await buildPhoto({ ownerId });
  const fresh = await buildPhoto({ ownerId, createdAt: hoursAgo(47) });
  const shown = await buildPhoto({ ownerId });
  // It makes no difference which listing shows it.
  await show((await buildListing({ ownerId: other.id, status: "closed" })).id, shown);
  const revised = await buildPhoto({ ownerId });
  await ListingRevision.create({
    listingId: (await buildListing({ ownerId })).id,
    imageIds: [revised.id],
    status: "rejected",
    rejectReason: "photo",
  });
  const drafted = await buildPhoto({ ownerId });
  await Draft.create({ userId: ownerId, body: {}, photos: [drafted.src] });
  // A photo of a draft that an album holds back.
  const shelved = await buildPhoto({ ownerId });
  await sequelize.query(
    `insert into albums (user_id, chat_id, key, state, shelf, shelf_photos)
     values ($ownerId, 1, 'shelf', 'shelved', '{}', array[$src])`,
    { bind: { ownerId, src: shelved.src } },
  );

  expect(await sweepUnusedImages()).toEqual({ images: 1, leftovers: 0 });
  expect(await isThere(unused)).toEqual([false, 0]);
  for (const image of [fresh, shown, revised, drafted, shelved])
    expect(await isThere(image)).toEqual([true, 2]);

  await Draft.destroy({ where: {} });
  await sequelize.query("delete from albums");
  expect(await sweepUnusedImages()).toEqual({ images: 2, leftovers: 0 });
  expect(await sweepUnusedImages()).toEqual({ images: 0, leftovers: 0 });
  expect(await isThere(shelved)).toEqual([false, 0]);
  expect(await isThere(drafted)).toEqual([false, 0]);
  expect(await isThere(revised)).toEqual([true, 2]);
});

test("photos of products stay: in the gallery, in picture highlights, and for links", async () => {
  const owner = await buildUser();
  const photo = () => buildPhoto({ ownerId: owner.id });
  const [shown, highlighted, linked, unused] = [await photo(), await photo(), await photo(), await photo()];
  const words = { title: "Soft", title_hi: null, description: "", description_hi: null };
  const product = await buildProduct({
    ogImage: linked.src,
    publishedAt: null,
    pictureHighlights: [{ ...words, image: highlighted.src }],
  });
  const add = "insert into product_images (product_id, position, image_id) values ($product, 0, $image)";
  await sequelize.query(add, { bind: { product: product.id, image: shown.id } });
  expect(await sweepUnusedImages()).toEqual({ images: 1, leftovers: 0 });
  expect(await isThere(unused)).toEqual([false, 0]);
  for (const image of [shown, highlighted, linked]) expect(await isThere(image)).toEqual([true, 2]);

  await product.destroy();
  expect(await sweepUnusedImages()).toEqual({ images: 3, leftovers: 0 });
});

test("many go in batches, and two workers at once do no harm", async () => {
  const { id: ownerId } = await buildUser();
  await Promise.all(Array.from({ length: 450 }, () => buildPhoto({ ownerId })));
  await Promise.all([sweepUnusedImages(), sweepUnusedImages(), sweepUnusedImages()]);
  expect(await Image.count()).toBe(0);
  const left = await readdir(uploadsFolder, { recursive: true });
  expect(left.filter((name) => name.endsWith(".webp"))).toEqual([]);
});

test("an upload that was broken off goes after an hour, one in work stays", async () => {
  const broken = await buildPhoto({ createdAt: hoursAgo(1.1), isStored: false });
  const inWork = await buildPhoto({ createdAt: hoursAgo(0.9), isStored: false });
  expect(await sweepUnusedImages()).toEqual({ images: 1, leftovers: 0 });
  expect(await isThere(broken)).toEqual([false, 0]);
  expect(await isThere(inWork)).toEqual([true, 2]);
});

/** A transaction that has done its `first` part and waits to be let go. */
async function openTransaction(first: () => Promise<unknown>, then: () => Promise<unknown>) {
  let go = () => {};
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  let done: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    done = transact(async () => {
      await first();
      resolve();
      await mayGo;
      await then();
    });
    done.catch(reject);
  });
  return async () => {
    go();
    await done;
  };
}

test("a photo that somebody is about to use is left alone", async () => {
  const image = await buildPhoto();
  const listing = await buildListing({ ownerId: image.ownerId });
  const commit = await openTransaction(
    () => getOwnImages(image.ownerId, [image.src]),
    () => show(listing.id, image),
  );
  expect(await sweepUnusedImages()).toMatchObject({ images: 0 });
  await commit();
  expect(await sweepUnusedImages()).toMatchObject({ images: 0 });
  expect(await isThere(image)).toEqual([true, 2]);
});

test("a photo that is just being swept is waited for and refused", async () => {
  const image = await buildPhoto();
  const commit = await openTransaction(
    () => Image.findByPk(image.id, { lock: true }),
    () => image.update({ isStored: false }),
  );
  const wanted = getOwnImages(image.ownerId, [image.src]);
  const outcome = expect(wanted).rejects.toMatchObject({ code: "invalid_input" });
  await commit();
  await outcome;
});

test("listings that race with the sweep have all their photos or are refused", async () => {
  const { id: ownerId } = await buildUser();
  const photos = await Promise.all(Array.from({ length: 40 }, () => buildPhoto({ ownerId })));
  const listings = await Promise.all(photos.map(() => buildListing({ ownerId })));
  const create = (image: Image, index: number) =>
    transact(async () => {
      const [own] = await getOwnImages(ownerId, [image.src]);
      await show(listings[index]!.id, own!);
    });
  const sweeps = Promise.all([sweepUnusedImages(), sweepUnusedImages()]);
  const created = await Promise.allSettled(photos.map(create));
  await sweeps;
  await sweepUnusedImages();

  const outcomes = { kept: 0, refused: 0 };
  for (const [index, outcome] of created.entries()) {
    if (outcome.status === "fulfilled") {
      outcomes.kept += 1;
      expect(await isThere(photos[index]!)).toEqual([true, 2]);
    } else {
      outcomes.refused += 1;
      expect(outcome.reason).toMatchObject({
        code: "invalid_input",
        details: { fields: { photos: "foreign" } },
      });
      expect(await isThere(photos[index]!)).toEqual([false, 0]);
    }
  }
  expect(outcomes.kept + outcomes.refused).toBe(40);
});

test("a photo that an edit is about to use is left alone, whether it waits for a moderator or not", async () => {
  for (const status of ["active", "pending"] as const) {
    const listing = await buildListing({ status });
    const [held, added] = [
      await buildPhoto({ ownerId: listing.ownerId }),
      await buildPhoto({ ownerId: listing.ownerId }),
    ];
    await show(listing.id, held);
    const commit = await openTransaction(
      () => updateListing(listing.ownerId, listing.link, { photos: [added.src] }),
      async () => {},
    );
    expect(await sweepUnusedImages()).toMatchObject({ images: 0 });
    await commit();
    // What the edit took out of a listing nobody has approved goes; what is on sale stays until the decision.
    expect(await sweepUnusedImages()).toMatchObject({ images: status === "active" ? 0 : 1 });
    expect(await isThere(added)).toEqual([true, 2]);
  }
});

test("edits that race with the sweep never leave a listing or a change with a missing photo", async () => {
  const { id: ownerId } = await buildUser();
  const settings = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      // The photos of every second listing go into it at once; those of the others go into a change that waits.
      const listing = await buildListing({ ownerId, status: index % 2 ? "active" : "pending" });
      const [held, revised] = [await buildPhoto({ ownerId }), await buildPhoto({ ownerId })];
      const unused = await buildPhoto({ ownerId, createdAt: new Date() });
      await show(listing.id, held);
      if (index % 2) await ListingRevision.create({ listingId: listing.id, imageIds: [held.id, revised.id] });
      return { listing, held, revised, unused };
    }),
  );
  const edit = ({ link }: Listing, photos: Image[]) =>
    updateListing(ownerId, link, { photos: photos.map(({ src }) => src) });

  let isOver = false;
  const sweep = async () => {
    while (!isOver) await sweepUnusedImages();
  };
  const sweeps = [sweep(), sweep()];
  const edited = await Promise.allSettled(
    settings.map(async ({ listing, held, revised, unused }) => {
      // Only now it is old enough, so that both are after it at once.
      await Image.update({ createdAt: hoursAgo(49) }, { where: { id: unused.id } });
      await edit(listing, [unused, held, revised]);
      await edit(listing, [revised, held]);
      await edit(listing, [held, unused]);
    }),
  );
  isOver = true;
  await Promise.all(sweeps);
  await sweepUnusedImages();

  const refusals = edited.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  for (const reason of refusals) {
    expect(reason).toMatchObject({ code: "invalid_input", details: { fields: { photos: "foreign" } } });
  }
  const shown = (await ListingPhoto.findAll()).map(({ imageId }) => imageId);
  const waiting = (await ListingRevision.findAll()).flatMap(({ imageIds }) => imageIds ?? []);
  const used = [...new Set([...shown, ...waiting])];
  expect(used.length).toBeGreaterThanOrEqual(settings.length);
  const images = await Image.findAll({ where: { id: used, isStored: true } });
  expect(images.map((image) => [image.id, filesOf(image)]).sort()).toEqual(used.map((id) => [id, 2]).sort());
});

test("finds one's own photos in the order asked, and no other", async () => {
  const [one, two] = [await buildUser(), await buildUser()];
  const mine = await Promise.all([1, 2, 3].map(() => buildPhoto({ ownerId: one.id })));
  const theirs = await buildPhoto({ ownerId: two.id });
  const unfinished = await buildPhoto({ ownerId: one.id, isStored: false });
  const order = [mine[2]!, mine[0]!, mine[1]!];
  const found = await getOwnImages(
    one.id,
    order.map(({ src }) => src),
  );
  expect(found.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  expect(await getOwnImages(one.id, [])).toEqual([]);
  for (const src of [theirs.src, unfinished.src, "/images/gone.webp", "https://elsewhere.example/a.webp"]) {
    await expect(getOwnImages(one.id, [mine[0]!.src, src])).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { photos: "foreign" } },
    });
  }
});

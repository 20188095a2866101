import { beforeEach, expect, test } from "vitest";
import type { Listing } from "#db/models/Listing.ts";
import type { User } from "#db/models/User.ts";
import { buildListing, buildReport, buildUser } from "../../../tests/factories.ts";
import {
  addressesOf,
  buildKeeper,
  close,
  openAll,
  pressesOf,
  startAnew,
  unsend,
} from "../../../tests/noticeFactories.ts";
import { toggleFavourite } from "../favourites/toggleFavourite.ts";
import { expireListings } from "../lifecycle/expireListings.ts";
import { moderateListings } from "../moderation/moderateListings.ts";
import { reopenListing } from "../selling/reopenListing.ts";
import { tellKeepers } from "./tellKeepers.ts";

let listing: Listing;
let keeper: User;
beforeEach(async () => {
  ({ listing, keeper } = await startAnew());
});

const remove = async ({ id, edition }: Listing) => {
  const { id: adminId } = await buildUser({ isAdmin: true });
  await buildReport({ listingId: id });
  const asked = { isModerated: false, productIds: [id], editions: [edition] };
  expect(await moderateListings(adminId, { ...asked, reason: "spam" })).toMatchObject({ applied: [id] });
};

test("sold is told with its photo and similar ones", async () => {
  await close(listing);
  expect(await tellKeepers()).toBe(1);
  const [said] = await openAll(keeper.id);
  expect(said).toMatchObject({ html: expect.stringContaining("Диван &lt;3"), photo: expect.any(String) });
  expect(addressesOf(said!)).toEqual([expect.stringContaining(`product_${listing.link}`)]);
  expect(pressesOf(said!)).toEqual(["reminder:mute:ListingGone"]);
});

test("over or removed is told alike, and a removed one leads to its category", async () => {
  await listing.update({ expiresAt: new Date() });
  await expireListings();
  expect(await tellKeepers()).toBe(1);
  const [expired] = await openAll(keeper.id);

  const other = await buildListing({ name: "Диван <3", price: 5 });
  const second = await buildKeeper(other);
  await remove(await other.reload());
  expect(await tellKeepers()).toBe(1);
  const [removed] = await openAll(second.id);
  expect(removed?.html).toBe(expired?.html);
  expect(addressesOf(removed!)).toEqual([expect.stringContaining(`/search?categoryId=${other.categoryId}`)]);
});

test("at once is told at once, with the way to similar ones of three", async () => {
  const others = await Promise.all(Array.from({ length: 11 }, () => buildListing()));
  const collector = await buildKeeper(listing, ...others);
  for (const one of [listing, ...others]) await close(one);
  expect(await tellKeepers()).toBe(13);
  const said = await openAll(collector.id);
  expect(said).toHaveLength(1);
  expect(said[0]?.html).toContain(": 12</b>");
  expect(said[0]?.html).toContain("… и ещё 2");
  expect(addressesOf(said[0]!)).toHaveLength(4);
  expect(await openAll(keeper.id)).toHaveLength(1);
});

test("and back before its turn isn't told; of what comes and goes people hear once", async () => {
  await close(listing);
  await tellKeepers();
  await reopenListing(listing.ownerId, listing.id);
  expect(await openAll(keeper.id)).toEqual([]);
  await close(listing);
  await tellKeepers();
  expect(await openAll(keeper.id)).toHaveLength(1);
  await reopenListing(listing.ownerId, listing.id);
  await close(listing);
  expect(await tellKeepers()).toBe(0);
});

test("is said again in the same words when it didn't get through", async () => {
  const other = await buildListing();
  await toggleFavourite(keeper.id, { telegramProductId: other.id });
  await close(listing);
  await close(other);
  await tellKeepers();
  const [first] = await openAll(keeper.id);
  await unsend(keeper.id);
  expect(await openAll(keeper.id)).toEqual([first]);
});

import { beforeAll, expect, test } from "vitest";
import { listingLink } from "#contract/listingLink.ts";
import { Category } from "../../models/Category.ts";
import { Connection } from "../../models/Connection.ts";
import { Favourite } from "../../models/Favourite.ts";
import { Flag } from "../../models/Flag.ts";
import { Image } from "../../models/Image.ts";
import { Listing } from "../../models/Listing.ts";
import { ListingPhoto } from "../../models/ListingPhoto.ts";
import { Promotion } from "../../models/Promotion.ts";
import { Region } from "../../models/Region.ts";
import { User } from "../../models/User.ts";
import { sequelize } from "../../sequelize.ts";
import { readShot } from "./drawings/picture.ts";
import { seedDemo } from "./seedDemo.ts";

let listings: Listing[];
const said: string[] = [];

async function scalar(sql: string): Promise<number> {
  const [rows] = await sequelize.query(sql);
  return Number(Object.values(rows[0] as Record<string, unknown>)[0]);
}

beforeAll(async () => {
  await seedDemo({ say: (line) => said.push(line) });
  listings = await Listing.findAll({ raw: true });
});

test("there are 60 people, the messenger's five first among them, one of them an admin", async () => {
  const people = await User.findAll({ order: [["telegramId", "ASC"]], raw: true });
  expect(people).toHaveLength(60);
  expect(people.slice(0, 5).map(({ firstName, language }) => [firstName, language])).toEqual([
    ["Aziza", "uz"],
    ["Тимур", "ru"],
    ["Priya", "en"],
    ["Rahul", "hi"],
    ["Dilnoza", "ru"],
  ]);
  // The local messenger's own people are reachable there, so they are here.
  for (const { botStartedAt, botStoppedAt } of people.slice(0, 5)) {
    expect([botStartedAt, botStoppedAt]).toEqual([expect.any(Date), null]);
  }
  expect(people.filter(({ isAdmin }) => isAdmin).map(({ telegramId }) => telegramId)).toEqual([5_000_005]);
});

test("2,000 listings fill every region and every leaf of the tree, in both languages and every state", async () => {
  expect(listings).toHaveLength(2_000);
  expect(new Set(listings.map(({ regionId }) => regionId)).size).toBe(await Region.count());

  const categories = await Category.findAll({ raw: true });
  const parents = new Set(categories.map(({ parentId }) => parentId));
  for (const { id, link } of categories.filter((category) => !parents.has(category.id))) {
    expect(listings.filter(({ categoryId }) => categoryId === id).length, link).toBeGreaterThanOrEqual(2);
  }

  const russian = listings.filter(({ originalLang }) => originalLang === "ru").length;
  expect(russian).toBeGreaterThan(800);
  expect(russian).toBeLessThan(1_200);

  const of = (status: string) => listings.filter((listing) => listing.status === status).length;
  expect(["pending", "rejected", "closed", "expired", "draft", "removed"].map(of)).toEqual([
    25, 20, 40, 40, 5, 10,
  ]);
});

test("a listing's link holds its id, its path ends in its category, its times agree with its state", () => {
  for (const listing of listings) {
    expect(listing.link).toBe(listingLink(listing.name, listing.id));
    const path = [listing.category_1, listing.category_2, listing.category_3];
    expect(path.filter((id) => id != null).at(-1)).toBe(listing.categoryId);
    if (listing.status === "active") {
      expect(listing.expiresAt!.getTime()).toBeGreaterThan(Date.now());
      expect(listing.rankAt).toBe(Math.floor(listing.approvedAt!.getTime() / 1000));
      expect(listing.rankAt).toBeLessThanOrEqual(Date.now() / 1000);
    }
    expect(listing.rankAt === 0).toBe(["draft", "pending", "rejected"].includes(listing.status));
  }
});

test("every photo can be drawn, and few listings have none", async () => {
  const images = await Image.findAll({ raw: true });
  expect(images.length).toBeGreaterThan(400);
  for (const { src, thumbhash, ...size } of images) {
    expect(readShot(/^\/images\/demo\/([\w-]+)\.webp$/.exec(src)?.[1] ?? ""), src).toBeDefined();
    expect(size).toMatchObject({ width: 1280, height: 960 });
    expect(thumbhash).toMatch(/^[\w+/]{20,}=*$/);
  }

  const photos = await ListingPhoto.count({ distinct: true, col: "listing_id" });
  expect(photos).toBe(listings.filter(({ hasPhotos }) => hasPhotos).length);
  expect(photos).toBeGreaterThan(1_800);
});

test("what people did is there, and nobody marked a listing of their own", async () => {
  expect(await Favourite.count()).toBe(1_500);
  expect(await Connection.count()).toBe(600);
  expect(await scalar("select count(distinct listing_id) from listing_views")).toBeGreaterThan(1_000);
  const own = (table: string) =>
    scalar(
      `select count(*) from ${table} m join listings l on l.id = m.listing_id and l.owner_id = m.user_id`,
    );
  expect(await own("favourites")).toBe(0);
  expect(await own("connections")).toBe(0);
});

test("ten VIP listings of ten categories run beside Premium and TopUp, all on active listings", async () => {
  const running = await Promotion.findAll({ where: { endedAt: null }, raw: true });
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const of = (type: string) => running.filter((promotion) => promotion.type === type);
  expect([of("Vip").length, of("Premium").length, of("TopUp").length]).toEqual([10, 45, 60]);
  expect(new Set(of("Vip").map(({ listingId }) => byId.get(listingId)?.category_1)).size).toBe(10);
  for (const { listingId, endsAt } of running) {
    expect(byId.get(listingId)?.status).toBe("active");
    expect(byId.get(listingId)?.hasPhotos).toBe(true);
    if (endsAt) expect(endsAt.getTime()).toBeGreaterThan(Date.now());
  }
  expect((await Flag.findByPk("PAID_FEATURES_ENABLED"))?.data).toBe(true);
});

test("a second run changes nothing", async () => {
  const lines = said.length;
  await Flag.update({ data: false }, { where: { key: "PAID_FEATURES_ENABLED" } });
  await seedDemo({ say: (line) => said.push(line) });
  expect(said).toHaveLength(lines);
  expect(await Listing.count()).toBe(2_000);
  expect((await Flag.findByPk("PAID_FEATURES_ENABLED"))?.data).toBe(false);
});

test("the photos don't use up what their owner may upload in an hour", async () => {
  expect(await scalar("select count(*) from images where created_at > now() - interval '1 day'")).toBe(0);
});

import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { readCursor } from "#core/market/feed/feedCursor.ts";
import { databaseUrl } from "#db/address.ts";
import { boolean, number, rows, text } from "#db/rows.ts";
import { Draw, readKnown } from "../sql/draw.ts";
import { fill, peopleOf } from "./fill.ts";
import { makeListing } from "./listings.ts";
import { renewPromotions } from "./promotions.ts";
import { toCyrillic } from "./spelling.ts";

const LISTINGS = 500;

beforeAll(async () => {
  await fill(databaseUrl(), LISTINGS, () => {});
  await renewPromotions(databaseUrl(), LISTINGS);
});

test("all listings satisfy the constraints of the database, 81 of a hundred are on sale", async () => {
  const [row] = await rows(
    { all: number, visible: number, statuses: number },
    `select count(*)::integer as all, count(*) filter (where visible)::integer as visible,
       count(distinct status)::integer as statuses from listings`,
  );
  expect(row?.all).toBe(LISTINGS);
  expect(Math.abs((row?.visible ?? 0) / LISTINGS - 0.81)).toBeLessThan(0.05);
  expect(row?.statuses).toBeGreaterThan(4);
});

test("what has_photos says is so, and every photo has a file of its own", async () => {
  const wrong = await rows(
    { id: number },
    `select id from listings l where has_photos <> exists (select from listing_photos p where p.listing_id = l.id)`,
  );
  expect(wrong).toEqual([]);
  const [row] = await rows(
    { photos: number, images: number },
    `select (select count(*) from listing_photos)::integer as photos, (select count(distinct src) from images)::integer as images`,
  );
  expect(row?.photos).toBeGreaterThan(LISTINGS);
  expect(row?.images).toBe(row?.photos);
});

test("indexes and foreign keys are there again, and new rows follow the made ones", async () => {
  const [row] = await rows(
    { indexes: number, keys: number, next: number, people: number },
    `select (select count(*) from pg_indexes where tablename = 'listings')::integer as indexes,
       (select count(*) from pg_constraint where conrelid = 'listings'::regclass and contype = 'f' and convalidated)::integer as keys,
       nextval(pg_get_serial_sequence('listings', 'id'))::integer as next,
       (select count(*) from users)::integer as people`,
  );
  expect(row?.indexes).toBeGreaterThan(10);
  expect(row?.keys).toBeGreaterThan(6);
  expect(row?.next).toBe(LISTINGS + 1);
  expect(row?.people).toBe(peopleOf(LISTINGS));
});

test("promotions run as they are sold, and are made anew without becoming more", async () => {
  const count = `select type, count(*)::integer as all, count(*) filter (where ended_at is null)::integer as running,
      count(*) filter (where l.visible and l.approved_at <= paid_at)::integer as right,
      bool_and(ended_at is not null or ends_at is null or ends_at > now() + interval '50 minutes') as last
    from promotions p join listings l on l.id = p.listing_id group by type order by type`;
  const promotions = () =>
    rows({ type: text, all: number, running: number, right: number, last: boolean }, count);
  const found = await promotions();
  const sold = [
    ["Premium", 20, 20],
    ["TopUp", 40, 20],
    ["Vip", 10, 10],
  ];
  expect(found).toEqual(sold.map(([type, all, running]) => ({ type, all, running, right: all, last: true })));
  await renewPromotions(databaseUrl(), LISTINGS);
  expect(await promotions()).toEqual(found);
});

test("both languages and Uzbek in Cyrillic letters are there", async () => {
  const [row] = await rows(
    { ru: number, latin: number, cyrillic: number },
    `select count(*) filter (where original_lang = 'ru')::integer as ru,
       count(*) filter (where original_lang = 'uz' and description !~ '[а-я]')::integer as latin,
       count(*) filter (where original_lang = 'uz' and description ~ '[а-я]')::integer as cyrillic from listings`,
  );
  expect(Math.min(row?.ru ?? 0, row?.latin ?? 0, row?.cyrillic ?? 0)).toBeGreaterThan(LISTINGS / 20);
});

test("the same listing is made each time", () => {
  const anyId = () => 1;
  const world = { category: anyId, region: anyId, city: anyId, district: anyId, parameter: anyId };
  const market = { listings: LISTINGS, people: 100, now: 1_790_000_000_000, world };
  expect(makeListing(17, market)).toEqual(makeListing(17, market));
  expect(makeListing(17, market)).not.toEqual(makeListing(18, market));
});

test("what visitors ask for is drawn from what is there", async () => {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  const known = await readKnown(client);
  await client.end();
  const draw = new Draw("one", known);
  expect(draw.listing.name).toContain(draw.words(1));
  expect(new Draw("one", known).filters()).toEqual(draw.filters());
  const topUps = await rows(
    { id: number },
    "select listing_id as id from promotions where type = 'TopUp' and ended_at is null",
  );
  const { promoted } = readCursor(draw.cursor({}));
  expect(promoted.length).toBeGreaterThan(1);
  expect(topUps.map(({ id }) => id)).toEqual(expect.arrayContaining([...promoted]));
});

test("Uzbek becomes Cyrillic, brands stay", () => {
  expect(toCyrillic("Oʻyin kompyuteri, Samsung, yangi choyshab", "Игровой ПК, Samsung")).toBe(
    "Ўйин компютери, Samsung, янги чойшаб",
  );
});

import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { orderStatuses } from "#contract/groups.ts";
import type { Product as ProductWhole } from "#contract/products.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { Flag } from "#db/models/Flag.ts";
import { Group } from "#db/models/Group.ts";
import { Image } from "#db/models/Image.ts";
import { Product } from "#db/models/Product.ts";
import { number, rows, text } from "#db/rows.ts";
import { readShot } from "#db/seeds/demo/drawings/picture.ts";
import { seedShop } from "#db/seeds/demo/shop/seedShop.ts";
import { sequelize } from "#db/sequelize.ts";
import { shopRules } from "../../../scripts/shopRules.ts";
import { buildUser } from "../../../tests/factories.ts";
import { markToCall } from "../orders/confirmOrder.ts";
import { readProduct } from "./readProduct.ts";

const said: string[] = [];
const seed = () => seedShop({ say: (line) => said.push(line), rules: shopRules });

async function numbers(sql: string): Promise<number[]> {
  const found = await rows({ n: z.union([number, text]) }, sql);
  return found.map(({ n }) => Number(n));
}

beforeAll(async () => {
  for (const telegramId of [5_000_001, 5_000_002]) await buildUser({ telegramId, botStartedAt: new Date() });
  await buildUser({ telegramId: 5_000_005, isAdmin: true });
  await seed();
});

test("40 products in 8 categories, each whole in both languages, with prices worth gathering for", async () => {
  expect(await numbers("select count(*) as n from products group by category_id")).toEqual(Array(8).fill(5));
  expect(await numbers("select count(*) as n from shop_categories where link = 'hot_deals'")).toEqual([1]);
  let own = 0;
  for (const { link } of await Product.findAll()) {
    const product = JSON.parse((await readProduct(link, undefined)).text) as ProductWhole;
    expect(product.images.length, link).toBeGreaterThanOrEqual(2);
    expect(discountPercent(product), link).toBeGreaterThanOrEqual(40);
    const inHindi = [
      product.title_hi,
      product.description_hi,
      ...product.details.map(({ value_hi }) => value_hi),
    ];
    for (const text of [...inHindi, ...product.highlights.map(({ text_hi }) => text_hi)]) {
      expect(text, link).toBeTruthy();
    }
    const sources = product.images.map(({ src }) => src);
    for (const { image } of product.productHighlights) expect(sources, link).toContain(image);
    expect(sources).toContain(product.ogImage);
    own += product.reviews.filter(({ isImported }) => !isImported).length;
    expect(product.reviews.length === 0, link).toBe(!product.isRealProduct);
    expect(product.featureRates.length > 0, link).toBe(product.isRealProduct);
    expect(product.ratingsCount <= product.soldItems, link).toBe(true);
  }
  // The one review by a person who has ordered here.
  expect(own).toBe(1);
  expect(await Product.count({ where: { isReal: false } })).toBe(2);
});

test("every photo can be drawn, and none counts as uploaded in the last hour", async () => {
  const images = await Image.findAll();
  expect(images.length).toBeGreaterThan(100);
  for (const { src, createdAt } of images) {
    expect(readShot(/^\/images\/shop\/([\w-]+)\.webp$/.exec(src)?.[1] ?? ""), src).toBeDefined();
    expect(Date.now() - createdAt.getTime()).toBeGreaterThan(86_400_000);
  }
});

test("groups are open at every fill, two are complete, one is over; who is in one has ordered", async () => {
  const fills =
    "select distinct members_count as n from groups where status = 'open' and ends_at > now() order by n";
  expect(await numbers(fills)).toEqual([1, 2, 3, 4]);
  expect(await Group.count({ where: { status: "completed" } })).toBe(2);
  expect(await Group.count({ where: { status: "expired" } })).toBe(1);
  const seats = await numbers("select count(*) as n from group_members m join orders o on o.id = m.order_id");
  expect(seats).toEqual(await numbers("select sum(members_count) as n from groups"));
  expect(await numbers("select count(*) as n from orders where cancel_reason = 'group_expired'")).toEqual([
    3,
  ]);
  const early = `select count(*) as n from group_members m join groups g on g.id = m.group_id
    where m.joined_at < g.created_at or m.joined_at > now()`;
  expect(await numbers(early)).toEqual([0]);
});

test("orders at every state, with their moves in order, one rated; nobody is told of them", async () => {
  const states = await rows(
    { status: text },
    "select distinct status from orders where user_id in (select id from users where telegram_id is not null)",
  );
  expect(states.map(({ status }) => status).sort()).toEqual([...orderStatuses].sort());
  const disordered = `select count(*) as n from order_moves m join order_moves later
    on later.order_id = m.order_id and later.id > m.id and later.created_at <= m.created_at`;
  expect(await numbers(disordered)).toEqual([0]);
  expect(await numbers("select count(*) as n from order_moves where created_at > now()")).toEqual([0]);
  expect(await numbers("select count(*) as n from reviews where order_id is not null")).toEqual([1]);
  expect(await numbers("select count(*) as n from outbox")).toEqual([0]);
  expect(await markToCall()).toBe(1);
});

test("what the shop claims stands in the configs, and what somebody has changed stays", async () => {
  expect((await Flag.findByPk("ORDERS_CLAIM"))?.data).toBe("6,134 orders in 7 days");
});

test("a second run changes nothing; when no group is open any more, people gather again", async () => {
  const lines = said.length;
  const before = await Group.count();
  await seed();
  expect([said.length, await Group.count(), await Product.count()]).toEqual([lines, before, 40]);

  await sequelize.query(
    "update groups set created_at = created_at - interval '2 days', ends_at = ends_at - interval '2 days'",
  );
  await seed();
  // The one in which somebody has ordered long ago gathers once.
  expect(await Group.count()).toBe(2 * before - 1);
  expect(await numbers("select count(*) as n from groups where status = 'open' and ends_at > now()")).toEqual(
    [16],
  );
});

test("a month of visits stands behind it, for reports to tell of: none in the future", async () => {
  for (const table of ["app_opens", "searches", "shares"]) {
    const [days] = await numbers(
      `select count(distinct created_at::date) as n from ${table} where created_at <= now()`,
    );
    expect(days, table).toBeGreaterThan(25);
    expect(await numbers(`select count(*) as n from ${table} where created_at > now()`)).toEqual([0]);
  }
  expect(await numbers("select count(*) as n from reminders where state in ('sent', 'failed')")).not.toEqual([
    0,
  ]);
  expect(await numbers("select count(distinct utm_source) as n from group_members")).not.toEqual([0]);
});

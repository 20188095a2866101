import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { databaseUrl } from "#db/address.ts";
import { number, rows, text } from "#db/rows.ts";
import { readKnownShop, ShopDraw } from "../draw.ts";
import { fillShop } from "./fillShop.ts";
import { makeProduct } from "./products.ts";
import { renewGroups } from "./renewGroups.ts";
import { sizeOf } from "./trade.ts";

const size = sizeOf(8_000);

beforeAll(async () => {
  await fillShop(databaseUrl(), size, () => {});
  await renewGroups(databaseUrl());
});

test("there is as much of everything as there is to be", async () => {
  const [row] = await rows(
    { products: number, people: number, groups: number, orders: number },
    `select (select count(*) from products)::integer as products, (select count(*) from users)::integer as people,
       (select count(*) from groups)::integer as groups, (select count(*) from orders)::integer as orders`,
  );
  expect(row).toEqual(size);
});

test("groups are in every state, filled as it says, and run for hours yet but for few that are over", async () => {
  const states = await rows(
    { status: text, least: number, most: number, running: number, over: number },
    `select status, min(members_count) as least, max(members_count) as most,
       count(*) filter (where ends_at > now() + interval '50 minutes')::integer as running,
       count(*) filter (where ends_at <= now())::integer as over
     from groups group by status order by status`,
  );
  expect(states.map(({ status, least, most }) => [status, least, most])).toEqual([
    ["cancelled", 0, 0],
    ["completed", 5, 5],
    ["expired", 1, 4],
    ["open", 1, 4],
  ]);
  const open = states.find(({ status }) => status === "open");
  expect(open?.running).toBeGreaterThan(10 * (open?.over ?? 0));
  const wrong = await rows(
    { id: number },
    `select g.id from groups g where members_count <>
       (select count(*) from group_members m where m.group_id = g.id and m.left_at is null)`,
  );
  expect(wrong).toEqual([]);
});

test("every member has an order of their own in the group, at the price of how they came", async () => {
  const wrong = await rows(
    { id: number },
    `select m.id from group_members m join orders o on o.id = m.order_id
     where o.group_id <> m.group_id or o.user_id <> m.user_id
       or (m.join_type = 'Created') <> (o.bought_as = 'creator') or o.total >= o.price * o.quantity`,
  );
  expect(wrong).toEqual([]);
});

test("counts agree with orders, groups and reviews", async () => {
  const wrong = await rows(
    { product_id: number },
    `select product_id from product_counts n where
       sold_items <> (select coalesce(sum(quantity), 0) from orders o where o.product_id = n.product_id
         and status not in ('cancelled', 'refused', 'returned'))
       or groups <> (select count(*) from groups g where g.product_id = n.product_id)
       or reviews <> (select count(answer) from reviews r where r.product_id = n.product_id)
       or stars_5 <> (select count(*) from reviews r where r.product_id = n.product_id and stars = 5)`,
  );
  expect(wrong).toEqual([]);
});

test("foreign keys are there again, and triggers count what comes after", async () => {
  const [row] = await rows(
    { keys: number, made: number },
    `with made as (
       insert into orders (number, user_id, product_id, bought_as, price, discounted_price, total, phone_number, address, pin)
       select '9999999999', 1, 2, 'alone', 100, 50, 100, '+910000000001', 'here', '411001' returning id)
     select (select count(*) from pg_constraint where conrelid in ('orders'::regclass, 'group_members'::regclass)
         and contype = 'f' and convalidated)::integer as keys, (select count(*) from made)::integer as made`,
  );
  expect(row?.keys).toBeGreaterThan(6);
  expect(
    await rows({ sold_items: number }, "select sold_items from product_deltas where product_id = 2"),
  ).toEqual([{ sold_items: 1 }]);
});

test("the same product is made each time, in both languages, cheaper with friends", () => {
  const make = (id: number) => makeProduct(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 1_790_000_000_000);
  expect(make(17)).toEqual(make(17));
  expect(make(17)).not.toEqual(make(18));
  const { alone, creator, member } = make(17).totals;
  expect([creator, member, alone]).toEqual([creator, member, alone].sort((a, b) => a - b));
});

test("what visitors ask for is drawn from what is there", async () => {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  const known = await readKnownShop(client);
  await client.end();
  const draw = new ShopDraw("one", known);
  const same = new ShopDraw("one", known);
  expect(draw.product).toEqual(same.product);
  const [member, group, words] = [draw.code("member"), draw.code("group"), draw.words(2)];
  expect([same.code("member"), same.code("group"), same.words(2)]).toEqual([member, group, words]);
  expect([group.length, member.length]).toEqual([10, 14]);
  expect(draw.product.titleEn).toContain(words.split(" ")[0]);
});

import { beforeAll, expect, test } from "vitest";
import type { ProductFound } from "#contract/products.ts";
import { searchProducts } from "#core/shop/products/searchProducts.ts";
import { shopCategories } from "#db/seeds/demo/shop/products/products.ts";
import { seedShop } from "#db/seeds/demo/shop/seedShop.ts";
import { shopRules } from "../../../scripts/shopRules.ts";
import { buildUser } from "../../../tests/factories.ts";
import { firsts, kinds, nonsense, queries, strangers } from "./queries.ts";

async function names(query: string): Promise<string[]> {
  const found: ProductFound[] = JSON.parse((await searchProducts({ query, skip: 0, take: 10 })).text);
  return found.map(({ name }) => name);
}

beforeAll(async () => {
  await buildUser({ telegramId: 5_000_001 });
  await seedShop({ say: () => {}, rules: shopRules });
});

const pairs = Object.entries(queries).flatMap(([title, words]) => words.map((query) => ({ title, query })));

test("there are enough of them, and for every product", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(120);
  const titles = shopCategories.flatMap(({ products }) => products.map(({ title }) => title[0]));
  expect(titles.filter((title) => !Object.keys(queries).some((start) => title.startsWith(start)))).toEqual(
    [],
  );
});

test("95 of 100 find their product among the first ten", async () => {
  const missed: string[] = [];
  for (const { title, query } of pairs) {
    if (!(await names(query)).some((name) => name.startsWith(title))) missed.push(`${query} → ${title}`);
  }
  expect(missed.length / pairs.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
});

test.each(Object.entries(firsts))("the first that %s finds is %s", async (query, title) => {
  expect((await names(query))[0]).toMatch(new RegExp(`^${title}`));
});

test.each(Object.entries(strangers))("%s doesn't find %s", async (query, title) => {
  expect((await names(query)).filter((name) => name.startsWith(title))).toEqual([]);
});

test.each(nonsense)("%s finds nothing", async (query) => {
  expect(await names(query)).toEqual([]);
});

test.each(Object.entries(kinds))("%s finds things of %s", async (query, link) => {
  const category = shopCategories.find((known) => known.link === link);
  const own = category?.products.map(({ title }) => title[0]) ?? [];
  const found = await names(query);
  expect(found.filter((name) => own.includes(name)).length).toBeGreaterThanOrEqual(3);
});

import { expect, test } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { ListingCard } from "#contract/listings.ts";
import { buildListing } from "../../tests/factories.ts";
import { startTestApi } from "../../tests/testApi.ts";

const api = await startTestApi();
const lists = ["products", "products/count", "products/count/categories", "search/advice"];
const ask = (list: string, query: string) => api.ask<ErrorBody>(`/api/telegram/${list}?${query}`);

test.each<[query: string, fields: Record<string, string>]>([
  [`search=${"a".repeat(201)}`, { search: "too_long" }],
  [`p[12]=${"a".repeat(81)}`, { "p.12": "too_long" }],
  ["p=5", { p: "unknown" }],
  ["p[]=5", { "p[]": "unknown" }],
  ["p[3][]=true", { "p[3][]": "unknown" }],
  ["p[3]=true&p=1", { p: "unknown" }],
  ["p[99999]=x&search=q", { "p.99999": "unknown" }],
  ["minPrice=1000000000000", { minPrice: "price" }],
  ["maxPrice=1e5", { maxPrice: "price" }],
  ["state=Old", { state: "unknown" }],
  ["searchOnlyInTitle=1", { searchOnlyInTitle: "unknown" }],
  ["categoryId=99999999999", { categoryId: "number" }],
])("%s is refused everywhere, by a key", async (query, fields) => {
  for (const list of lists) {
    const { status, body } = await ask(list, query);
    expect([status, body.fields], list).toEqual([400, fields]);
  }
});

test("pages and orders are refused by keys too", async () => {
  const { body } = await ask("products", "take=1000&skip=99999999&sortBy=name");
  expect(body.fields).toEqual({ take: "number", skip: "number", sortBy: "unknown" });
});

test("prices of twelve digits are listed, filtered and compared", async () => {
  const listings = [2_500_000_000, 999_999_999_999].map((price) => buildListing({ price }));
  const [house, tower] = await Promise.all(listings);
  const found = async (query: string) => {
    const { body } = await api.ask<{ data: ListingCard[] }>(`/api/telegram/products?${query}`);
    return body.data.map(({ id, price }) => [id, price]);
  };
  expect(await found("minPrice=2200000000&sortBy=price|asc")).toEqual([
    [house?.id, 2_500_000_000],
    [tower?.id, 999_999_999_999],
  ]);
  expect(await found("minPrice=2%20200%20000%20000&maxPrice=3+000+000+000")).toEqual([
    [house?.id, 2_500_000_000],
  ]);
  expect(await found("minPrice=2200000000&maxPrice=3000000000")).toEqual([[house?.id, 2_500_000_000]]);
  const similar = await api.ask(`/api/telegram/products/similar/${tower?.id}`);
  expect(similar.status).toBe(200);
});

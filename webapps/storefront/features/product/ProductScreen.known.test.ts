import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ProductCard } from "#contract/products.ts";
import { knownCard } from "./ProductScreen.tsx";

const card = (link: string) => ({ link, discountedPrice: 1, images: [] }) as unknown as ProductCard;

test.each([
  ["sections", ["sections"], [{ link: "home", products: [card("a-s1"), card("b-s2")] }]],
  ["pages of a list", ["products", 3], { pages: [[card("a-s1")], [card("b-s2")]], pageParams: [0, 20] }],
  ["similar products", ["similar-products", 1], [card("b-s2")]],
])("a product is known from %s", (_, key, data) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, data);
  expect(knownCard(queryClient, "b-s2")?.link).toBe("b-s2");
  expect(knownCard(queryClient, "c-s3")).toBeUndefined();
});

test("nothing is taken from what isn't a list of products", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["my-groups"], [card("a-s1")]);
  queryClient.setQueryData(["sections"], undefined);
  expect(knownCard(queryClient, "a-s1")).toBeUndefined();
});

import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductCard as Card } from "#contract/products.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { hi } from "../../locales/hi.ts";
import { ProductCard } from "./ProductCard.tsx";

beforeEach(() => {
  addWords("en", en);
  addWords("hi", hi);
  activateLanguage("en");
});
afterEach(cleanup);

function show(changes: Partial<Card> = {}) {
  const product: Card = {
    id: 1,
    link: "steel-bottle-s1",
    title: "Steel Bottle",
    title_hi: "स्टील बोतल",
    images: [],
    price: 1999,
    discountedPrice: 1299,
    avgRating: 4.6,
    ratingsCount: 1234,
    favourites: [],
    participantsToComplete: 5,
    countParticipants: 3,
    ...changes,
  };
  render(
    <MemoryRouter>
      <ProductCard product={product} />
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

test("the whole card is one link that tells price, discount, rating and free places", () => {
  const link = show();
  expect(link.getAttribute("href")).toBe("/product/steel-bottle-s1");
  const words = link.textContent;
  for (const told of [
    "Steel Bottle",
    "₹1\u202f299",
    "₹1\u202f999",
    "35% off",
    "4.6",
    "(1,234)",
    "2 places left",
  ])
    expect(words).toContain(told);
  expect(link.querySelectorAll("circle")).toHaveLength(2);
});

test("in Hindi it speaks Hindi", () => {
  activateLanguage("hi");
  const words = show({ countParticipants: 4 }).textContent;
  for (const told of ["स्टील बोतल", "35% छूट", "1 जगह बाकी"]) expect(words).toContain(told);
});

test("what nobody rated has no rating, a price that isn't lower isn't struck", () => {
  const link = show({ ratingsCount: 0, avgRating: 0, price: 1299 });
  expect(link.textContent).not.toContain("0.0");
  expect(link.textContent).not.toContain("off");
  expect(link.querySelector("s")).toBeNull();
});

test("without an open group three circles stand for its places, the rest are counted", () => {
  const link = show({ countParticipants: 0 });
  expect(link.querySelectorAll("circle")).toHaveLength(3);
  expect(link.textContent).toContain("+2");
  expect(link.textContent).toContain("New group");
});

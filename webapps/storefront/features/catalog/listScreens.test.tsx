import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOP_PAGE } from "#contract/limits.ts";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { track } from "#webapps/shared/client/track.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { productOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { en } from "../../locales/en.ts";
import { SearchScreen } from "../search/SearchScreen.tsx";
import { AllProductsScreen } from "./AllProductsScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

let found: unknown[];
let listed: unknown[];
beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  localStorage.clear();
  found = [];
  listed = [productOf({ price: 1999, discountedPrice: 1299 })];
  vi.mocked(track).mockReset();
  vi.mocked(call)
    .mockReset()
    .mockImplementation((async (_method: string, path: string, input: { after?: number }) => {
      if (path === "/api/products/search") return found;
      if (path === "/api/products") return input.after === undefined ? listed : [];
      return {};
    }) as typeof call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function At() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (at: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/allProducts" element={<AllProductsScreen />} />
          <Route path="/search" element={<SearchScreen />} />
        </Routes>
        <At />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const at = () => document.querySelector("output")?.textContent;
const inputs = (asked: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([, path]) => path === asked)
    .map(([, , input]) => input as { query?: string; sort?: string; after?: number });
const asked = () => inputs("/api/products/search").map(({ query }) => query);
const lists = () => inputs("/api/products");

/** Whatever waits for being seen is seen at once. */
class InSight {
  readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void;
  constructor(tell: InSight["tell"]) {
    this.tell = tell;
  }
  observe(target: Element) {
    this.tell([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

test("deals of the day: both prices, free delivery, and a search that leads to /search", async () => {
  open("/allProducts");
  expect(screen.getByRole("heading", { level: 1, name: "Deals of the day" })).toBeTruthy();
  const card = await screen.findByRole("link", { name: /Brass Diya/ });
  expect(card.getAttribute("href")).toBe("/product/brass-diya-s36");
  expect(card.textContent?.replace(/\s/g, " ")).toContain("₹1 299");
  expect(card.querySelector("s")?.textContent?.replace(/\s/g, " ")).toBe("₹1 999");
  const field = screen.getByRole("textbox", { name: "Search for products" });
  fireEvent.change(field, { target: { value: "  diya " } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  await waitFor(() => expect(at()).toBe("/search?query=diya"));
});

test("a list is sorted by its address: chosen from a sheet, noted, begun from its top", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  open("/allProducts?from=home");
  fireEvent.click(await screen.findByRole("button", { name: "Sort: Popular first" }));
  expect(screen.getByRole("radio", { checked: true }).textContent).toBe("Popular first");
  fireEvent.click(screen.getByRole("radio", { name: "Price: low to high" }));
  await waitFor(() => expect(at()).toBe("/allProducts?from=home&sort=cheapest"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(vi.mocked(track).mock.calls).toEqual([["sort_use", { sort: "cheapest" }]]);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: "cheapest" }));
  fireEvent.click(screen.getByRole("button", { name: "Sort: Price: low to high" }));
  fireEvent.click(screen.getByRole("radio", { name: "Popular first" }));
  await waitFor(() => expect(at()).toBe("/allProducts?from=home"));
});

test("an order that isn't one is the usual; an empty list has none", async () => {
  open("/allProducts?sort=by_magic");
  await screen.findByRole("link", { name: /Brass Diya/ });
  expect(lists()).toMatchObject([{ sort: "popular" }]);
  expect(screen.getByRole("button", { name: "Sort: Popular first" })).toBeTruthy();
  cleanup();
  listed = [];
  open("/allProducts");
  await screen.findByText("Nothing here yet");
  expect(screen.queryByRole("button", { name: /^Sort/ })).toBeNull();
});

test("the next page begins behind the last product of the one before", async () => {
  listed = Array.from({ length: SHOP_PAGE }, (_, place) => productOf({ id: 100 - place }));
  vi.stubGlobal("IntersectionObserver", InSight);
  open("/allProducts?sort=dearest");
  await waitFor(() => expect(lists()).toHaveLength(2));
  expect(lists().map(({ after }) => after)).toEqual([undefined, 100 - SHOP_PAGE + 1]);
});

test("a search reads its words as text, and says when there is nothing", async () => {
  open("/search?query=%20true%20");
  expect(await screen.findByText("No products found")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Search" })).toBeTruthy();
  expect(asked()).toEqual(["true"]);
  cleanup();
  vi.mocked(call).mockClear();
  open("/search?query=%20%20");
  expect(asked()).toEqual([]);
});

test("a link with more words than the field takes searches for those it takes", async () => {
  open(`/search?query=${"a".repeat(300)}`);
  expect(await screen.findByText("No products found")).toBeTruthy();
  expect(asked().at(-1)).toBe("a".repeat(200));
});

test("what is found leads to its product, with what others say and how much was sold", async () => {
  found = [
    {
      id: 36,
      link: "brass-diya-s36",
      image: null,
      name: "Brass Diya",
      name_hi: null,
      groups: 3,
      soldItems: 1234,
      price: 999,
      discountedPrice: 599,
      rating: 4.5,
      countReviews: 2,
    },
  ];
  open("/search?query=diya");
  const card = await screen.findByRole("link", { name: /Brass Diya/ });
  expect(card.getAttribute("href")).toBe("/product/brass-diya-s36");
  expect(card.textContent).toContain("2 reviews · 1,234 sold");
});

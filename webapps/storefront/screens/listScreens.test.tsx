import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { productOf } from "../components/product/renderProduct.tsx";
import { en } from "../locales/en.ts";
import { AllProductsScreen } from "./AllProductsScreen.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");

let found: unknown[];
beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  localStorage.clear();
  found = [];
  vi.mocked(call)
    .mockReset()
    .mockImplementation((async (_method: string, path: string) => {
      if (path === "/api/products/search") return found;
      return path === "/api/products" ? [productOf({ price: 1999, discountedPrice: 1299 })] : {};
    }) as typeof call);
});
afterEach(cleanup);

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
const asked = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([, path]) => path === "/api/products/search")
    .map(([, , input]) => (input as { query?: string } | undefined)?.query);

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
  const at = () => document.querySelector("output")?.textContent;
  await waitFor(() => expect(at()).toBe("/search?query=diya"));
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
      ...{ id: 36, link: "brass-diya-s36", image: null, name: "Brass Diya", name_hi: null, groups: 3 },
      ...{ soldItems: 1234, price: 999, discountedPrice: 599, rating: 4.5, countReviews: 2 },
    },
  ];
  open("/search?query=diya");
  const card = await screen.findByRole("link", { name: /Brass Diya/ });
  expect(card.getAttribute("href")).toBe("/product/brass-diya-s36");
  expect(card.textContent).toContain("2 reviews · 1,234 sold");
});

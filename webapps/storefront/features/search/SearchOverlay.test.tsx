import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductFound } from "#contract/products.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { useRecentQueries } from "./recentQueries.ts";
import { SearchOverlay } from "./SearchOverlay.tsx";

/** The queries that were asked for, and the way to answer each. */
const asked = new Map<string, (products: ProductFound[]) => void>();
const product = (name: string): ProductFound => ({
  id: name.length,
  link: `${name}-s1`,
  image: null,
  name,
  name_hi: null,
  groups: 0,
  soldItems: 0,
  price: 999,
  discountedPrice: 599,
  rating: 0,
  countReviews: 0,
});

/** The queries that were recorded. */
const recorded: string[] = [];

vi.mock("#webapps/shared/client/call.ts", () => ({
  call: (_method: string, path: string, { query, take }: { query: string; take: number }) =>
    new Promise((resolve) => {
      if (path === "/api/telegram/search") recorded.push(query);
      if (path === "/api/products/search") asked.set(`${query} ${take}`, resolve);
    }),
}));

beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  asked.clear();
  recorded.length = 0;
  useRecentQueries.setState({ queries: [] });
  localStorage.clear();
});

const handleClose = vi.fn();
const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SearchOverlay onClose={handleClose} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByLabelText("Search for products");
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = (field: HTMLElement) => fireEvent.submit(field.closest("form") ?? field);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (words: string, products: ProductFound[]) =>
  act(async () => {
    asked.get(words)?.(products);
    await vi.advanceTimersByTimeAsync(1);
  });

test("the field has the focus; it is asked for 300 ms after the last letter, for 20 products", async () => {
  const field = open();
  expect(document.activeElement).toBe(field);
  type(field, "chap");
  await wait(299);
  type(field, " chappal ");
  await wait(299);
  expect(asked.size).toBe(0);
  await wait(1);
  expect([...asked.keys()]).toEqual(["chappal 20"]);
});

test("blanks are no question", async () => {
  const field = open();
  type(field, "   ");
  await wait(1000);
  expect(asked.size).toBe(0);
});

test("an answer to words that were typed before is dropped", async () => {
  const field = open();
  type(field, "saree");
  await wait(300);
  type(field, "bottle");
  await wait(300);
  await answer("bottle 20", [product("Steel Bottle")]);
  await answer("saree 20", [product("Silk Saree")]);
  expect(screen.queryByText("Steel Bottle")).not.toBeNull();
  expect(screen.queryByText("Silk Saree")).toBeNull();
});

test("nothing found is said", async () => {
  const field = open();
  type(field, "zzz");
  await wait(300);
  await answer("zzz 20", []);
  expect(screen.queryByText("No results")).not.toBeNull();
});

test("Enter leads to all results and keeps the words; nothing happens on blanks", async () => {
  const field = open();
  submit(field);
  expect(handleClose).not.toHaveBeenCalled();
  type(field, " मोबाइल ");
  submit(field);
  expect(handleClose).toHaveBeenCalledOnce();
  expect(new URLSearchParams(screen.getByRole("status").textContent?.split("?")[1]).get("query")).toBe(
    "मोबाइल",
  );
  expect(useRecentQueries.getState().queries).toEqual(["मोबाइल"]);
});

test("what somebody rests at for a second and a half, or sends, is told once", async () => {
  const field = open();
  type(field, "red");
  await wait(1400);
  type(field, "red saree ");
  await wait(1400);
  expect(recorded).toEqual([]);
  await wait(100);
  expect(recorded).toEqual(["red saree"]);
  submit(field);
  await wait(2000);
  expect(recorded).toEqual(["red saree"]);
});

import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { hi } from "../../locales/hi.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";

const names: Record<string, string> = { hot_deals: "Hot deals", kitchen: "Kitchen" };
let refusal: ApiError;

vi.mock("#webapps/shared/client/call.ts", () => ({
  call: async (_method: string, path: string, { link }: { link: string }) => {
    if (path === "/api/products") return [];
    const name = names[link];
    if (name) return { id: 1, link, name, name_hi: name };
    throw refusal;
  },
}));

beforeEach(() => {
  addWords("en", en);
  addWords("hi", hi);
  activateLanguage("en");
  refusal = new ApiError("not_found", 404);
});
afterEach(cleanup);

function open(link: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/category/${link}`]}>
        <Routes>
          <Route path="/category/:link" element={<CategoryScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("hot deals think of friends, other categories don't", async () => {
  open("hot_deals");
  await screen.findByRole("heading", { level: 1, name: "Hot deals" });
  expect(screen.queryByText("Invite friends, earn 1.5%")).not.toBeNull();
  cleanup();
  open("kitchen");
  await screen.findByRole("heading", { level: 1, name: "Kitchen" });
  expect(screen.queryByText("Invite friends, earn 1.5%")).toBeNull();
});

test("a link of no category says so in the reader's language and leads on", async () => {
  open("nope");
  await screen.findByRole("heading", { level: 2, name: "Category not found" });
  expect(screen.queryByRole("button", { name: "See all products" })).not.toBeNull();
  cleanup();
  activateLanguage("hi");
  open("nope");
  await screen.findByRole("heading", { level: 2, name: "कैटेगरी नहीं मिली" });
});

test("what couldn't be loaded isn't called unknown and can be tried again", async () => {
  refusal = new ApiError("unexpected", 500);
  open("nope");
  await screen.findByRole("heading", { level: 2, name: "Products not found..." });
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeNull();
});

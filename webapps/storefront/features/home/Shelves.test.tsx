import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopSection } from "#contract/products.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { Shelves } from "./Shelves.tsx";

const drawn: string[] = [];
vi.mock("./HomeSection.tsx", () => ({
  HomeSection: ({ section }: { section: ShopSection }) => {
    drawn.push(section.name);
    return <h2>{section.name}</h2>;
  },
}));

beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  drawn.length = 0;
});
afterEach(cleanup);

const sections = ["Kitchen", "Toys", "Bedding"].map((name, id) => ({
  id,
  link: name.toLowerCase(),
  name,
  name_hi: name,
  products: [],
}));

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Shelves sections={sections}>
          <p>Questions</p>
        </Shelves>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("the first sections are drawn by themselves, then all and what stands below", async () => {
  show();
  expect(await screen.findByText("Questions")).toBeTruthy();
  expect(drawn).toEqual(["Kitchen", "Toys", "Kitchen", "Toys", "Bedding"]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Kitchen",
    "Toys",
    "Bedding",
  ]);
});

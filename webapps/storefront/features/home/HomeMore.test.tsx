import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShopSection } from "#contract/products.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { track } from "#webapps/shared/client/track.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { productOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";
import { en } from "../../locales/en.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import { Banner } from "./Banner.tsx";
import { HomeMore } from "./HomeMore.tsx";
import { Sections } from "./Sections.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("../signIn/signIn.ts");

let sections: ShopSection[] | Error;
beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  sections = ["Kitchen", "Toys"].map((name, id) => ({
    id,
    link: name.toLowerCase(),
    name,
    name_hi: name,
    products: [productOf()],
  }));
  vi.mocked(call).mockImplementation((async () => {
    if (sections instanceof Error) throw sections;
    return sections;
  }) as typeof call);
});
afterEach(cleanup);

function show(part: ReactNode, configs: Record<string, string> = {}) {
  const client = createQueryClient();
  client.setQueryData(["configs"], configs);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test("the banner opens the drawer that says why it is cheaper", async () => {
  show(<Banner />);
  expect(screen.getByRole("heading", { name: "Group Prices" })).toBeTruthy();
  expect(screen.getByText("Buy with friends")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "How it works?" }));
  expect(await screen.findByRole("dialog", { name: "Why cheaper?" })).toBeTruthy();
});

test("sections lead to their category and products, and friends are thought of among them", async () => {
  show(<Sections />);
  const all = await screen.findByRole("link", { name: "Show all: Kitchen" });
  expect(all.getAttribute("href")).toBe("/category/kitchen");
  fireEvent.click(all);
  expect(track).toHaveBeenCalledWith("category_click", { category: "kitchen" });
  const products = screen.getAllByRole("link", { name: /Brass Diya/ });
  expect(products.map((link) => link.getAttribute("href"))).toEqual([
    "/product/brass-diya-s36",
    "/product/brass-diya-s36",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Invite friends, earn 1.5%/ }));
  expect(askToSignIn).toHaveBeenCalledTimes(1);
});

test("a home that doesn't load says so and can be asked again", async () => {
  sections = new ApiError("timeout");
  show(<Sections />);
  expect(await screen.findByText("Products not found...")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("questions, four steps, and who stands behind the shop with its documents and support", () => {
  const { container } = show(<HomeMore />, {
    COMPANY_EMAIL: "help@bozor.example",
    COMPANY_NAME: "Bozor Pvt Ltd",
    COMPANY_ADDRESS: "Pune",
    PRIVACY_URL: "https://bozor.example/privacy",
    SUPPORT_URL: "https://t.me/bozor_help",
  });
  const said = container.textContent ?? "";
  for (const words of ["You get 1.5% of everything", "Start a group or join one", "Bozor Pvt Ltd", "Pune"]) {
    expect(said).toContain(words);
  }
  const hrefs = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    "mailto:help@bozor.example",
    "https://bozor.example/privacy",
    "/tos",
    "/tos",
    "https://t.me/bozor_help",
    "/about",
  ]);
});

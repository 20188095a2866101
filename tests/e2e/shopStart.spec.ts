import type { Page } from "@playwright/test";
import { hi } from "../../webapps/storefront/locales/hi.ts";
import { expect, people, test } from "./support/market.ts";

interface Batch {
  events: { name: string }[];
}

/** Collects the names of the events that the shop sends from now on. */
function eventsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    names.push(...(request.postDataJSON() as Batch).events.map(({ name }) => name));
  });
  return names;
}

test("an opened shop says so, and what led to it", async ({ page, market }) => {
  const names = eventsOf(page);
  const app = await market.open(page, { personId: people.aziza, app: "shop" });
  await expect(app.getByRole("main")).toBeVisible();
  await expect.poll(() => names, { timeout: 15_000 }).toContain("app_open");
  expect(names).not.toContain("app_open_deeplink");

  names.length = 0;
  await market.open(page, { personId: people.aziza, app: "shop", startapp: "category_hot_deals" });
  await expect.poll(() => names, { timeout: 15_000 }).toContain("app_open_deeplink");
  expect(names).not.toContain("app_open");
});

test("the chosen language is kept under the name of old", async ({ page, market }) => {
  await page.goto(market.url);
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("button", { name: hi.menu, exact: true })).toBeVisible();
  expect(await page.evaluate("localStorage.getItem('i18next_indudu_app')")).toBe("hi");
  await page.reload();
  await expect(page.getByRole("button", { name: hi.menu, exact: true })).toBeVisible();
});

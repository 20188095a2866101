import type { Page } from "@playwright/test";
import { hi } from "../../webapps/storefront/locales/hi.ts";
import { expect, people, test } from "./support/market.ts";

interface Batch {
  events: { name: string }[];
}

/** Tells what a page sends to the events; Playwright can't read the bodies of requests that are streams. */
const TELL_EVENTS = `{
  const ask = window.fetch;
  window.fetch = async (request, ...more) => {
    if (request.url?.endsWith("/api/events")) console.log("events " + await request.clone().text());
    return ask(request, ...more);
  };
}`;

/** Collects the names of the events that the page's apps send from now on. */
async function eventsOf(page: Page): Promise<string[]> {
  const names: string[] = [];
  page.on("console", (message) => {
    const [, batch] = /^events (.+)$/s.exec(message.text()) ?? [];
    if (batch) names.push(...(JSON.parse(batch) as Batch).events.map(({ name }) => name));
  });
  await page.addInitScript(TELL_EVENTS);
  return names;
}

test("an opened shop says so, and whether a link led to it", async ({ page, market }) => {
  const names = await eventsOf(page);
  const open = (startapp?: string) =>
    market.open(page, { personId: people.aziza, app: "shop", ...(startapp && { startapp }) });
  await open();
  await expect.poll(() => names, { timeout: 15_000 }).toContain("app_open");
  expect(names).not.toContain("app_open_deeplink");

  names.length = 0;
  await open("product_unknown");
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

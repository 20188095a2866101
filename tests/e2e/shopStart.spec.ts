import { hi } from "../../webapps/storefront/locales/hi.ts";
import { expect, test } from "./support/market.ts";

test("the chosen language is kept under the name of old", async ({ page, market }) => {
  await page.goto(market.url);
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("button", { name: hi.menu, exact: true })).toBeVisible();
  expect(await page.evaluate("localStorage.getItem('i18next_indudu_app')")).toBe("hi");
  await page.reload();
  await expect(page.getByRole("button", { name: hi.menu, exact: true })).toBeVisible();
});

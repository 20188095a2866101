import { expectAccessible } from "./support/expectAccessible.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";

const themes = ["light", "dark", "blue"] as const;

for (const theme of themes) {
  test(`axe finds nothing on the classifieds' screens, ${theme}`, async ({ page, market }) => {
    test.slow();
    const app = await market.open(page, {
      personId: people.timur,
      app: "market",
      theme,
      platform: theme === "dark" ? "android" : "ios",
    });
    const cards = app.getByRole("main").locator('a[href*="/product/"]');
    await expect(cards.first()).toBeVisible();
    await keepPicture(page, `axe-home-${theme}`);
    await expectAccessible(page);

    await app.getByRole("button", { name: /Место:/ }).click();
    await expect(app.getByRole("dialog")).toBeVisible();
    await keepPicture(page, `axe-place-${theme}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(app.getByRole("dialog")).toBeHidden();

    await cards.first().click();
    await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
    await keepPicture(page, `axe-listing-${theme}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();

    await app.getByRole("combobox").fill("samsung");
    await app.getByRole("combobox").press("Enter");
    await expect(
      app
        .getByRole("main")
        .getByRole("link", { name: /samsung/i })
        .first(),
    ).toBeVisible();
    await keepPicture(page, `axe-search-${theme}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();

    for (const [tab, name] of [
      ["Избранное", "favourites"],
      ["Объявления", "items"],
      ["Сообщения", "messages"],
      ["Профиль", "profile"],
    ] as const) {
      await app.getByRole("navigation").getByRole("link", { name: tab }).click();
      await expect(app.getByRole("heading").first()).toBeVisible();
      await keepPicture(page, `axe-${name}-${theme}`);
      await expectAccessible(page);
    }
  });

  test(`axe finds nothing on the other apps, ${theme}`, async ({ page, market }) => {
    const shop = await market.open(page, { personId: people.rahul, app: "shop", theme });
    await expect(shop.getByRole("heading").first()).toBeVisible();
    await keepPicture(page, `axe-shop-${theme}`);
    await expectAccessible(page);

    const reports = await market.open(page, { personId: people.admin, app: "reports", theme });
    await expect(reports.getByRole("heading").first()).toBeVisible();
    await keepPicture(page, `axe-reports-${theme}`);
    await expectAccessible(page);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the messenger's own page, ${colorScheme}`, async ({ page, market }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(market.messengerUrl);
    await expect(page.getByRole("button", { name: /Priya/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /Priya/ }).first().click();
    await expect(
      page
        .getByRole("textbox")
        .or(page.getByRole("button", { name: "START" }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
